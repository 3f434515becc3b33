//! Every generation at every width, with equals marked.

use lanefit_model::{Generation, Interface, LinkCapability, LinkWidth, ThroughputUnit};
use lanefit_text::Label;
use leptos::prelude::*;

use crate::browser::element;
use crate::panels::header::plain_click;
use crate::state::state;

/// The widths of products; the two others are arithmetic only.
const WIDTHS: [LinkWidth; 5] = [LinkWidth::X1, LinkWidth::X2, LinkWidth::X4, LinkWidth::X8, LinkWidth::X16];

/// The generation and width table.
#[component]
pub fn Reference() -> impl IntoView {
    let words = state().words();
    let heads = WIDTHS.map(|width| view! { <th scope="col">{width.name()}</th> });
    let groups = equals();
    let rows = Generation::ALL.map(|generation| {
        let cells = WIDTHS.map(|width| cell(LinkCapability::new(generation, width), &groups));
        view! {
            <tr>
                <th scope="row">{["PCIe\u{a0}", generation.name()].concat()}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <section id="reference" class="reference" aria-labelledby="reference-title">
            <h2 id="reference-title">{words.label(Label::Reference)}</h2>
            <p>{words.label(Label::ReferenceText)}</p>
            <div class="scroll" role="region" tabindex="0" aria-labelledby="reference-title">
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}

/// One link of each set of equals, slowest first.
fn equals() -> Vec<LinkCapability> {
    let mut found: Vec<LinkCapability> = Vec::new();
    for generation in Generation::ALL {
        for width in WIDTHS {
            let link = LinkCapability::new(generation, width);
            if !found.iter().any(|known| known.is_equal_in_rate(link)) {
                found.push(link);
            }
        }
    }
    found.sort_by(|one, other| one.after_line_code().mb_s().total_cmp(&other.after_line_code().mb_s()));
    found
}

fn cell(link: LinkCapability, groups: &[LinkCapability]) -> impl IntoView + use<> {
    let state = state();
    let words = state.words();
    let query = ["v=1&s=", &Interface::Pcie(link).to_query()].concat();
    let letter = groups
        .iter()
        .position(|known| known.is_equal_in_rate(link))
        .and_then(|at| "abcdefghijklmnopqrstuvwxyz".get(at..=at));
    let number = words.throughput(link.after_line_code(), ThroughputUnit::GigabytesPerSecond).number;
    let href = ["?", &query].concat();
    view! {
        <td>
            <a
                href=href
                on:click=move |event| {
                    if plain_click(&event) {
                        event.prevent_default();
                        state.open(&query);
                        element::scroll_to_soon("#answer");
                    }
                }
            >
                {number}
            </a>
            <small class="equal">{letter}</small>
        </td>
    }
}
