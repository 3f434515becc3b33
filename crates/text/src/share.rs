//! The words of the dialog for links, embedding and files, which a script of its own carries.

use lanefit_model::Language;
use serde::Serialize;

/// The words that `cargo xtask post-build` fills into the dialog's script, by the names of their slots.
///
/// A `#` stands for what the script knows: a height, a file, an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ShareWords {
    /// Heading of the dialog.
    pub title: &'static str,
    /// Closes the dialog.
    pub close: &'static str,
    /// Heading of the part about the address, and name of its field.
    pub link: &'static str,
    /// Copies the address.
    pub copy_link: &'static str,
    /// Hands the address to the system.
    pub share: &'static str,
    /// Said when the system refuses.
    pub share_failed: &'static str,
    /// Link to the tool as one file.
    pub whole_tool: &'static str,
    /// Said of a page that no one else can reach.
    pub local: &'static str,
    /// Said when something was copied.
    pub copied: &'static str,
    /// Said when copying is refused, and the text is selected.
    pub copy_by_hand: &'static str,
    /// Said when copying is refused, and there is a button that saves the same.
    pub save_instead: &'static str,
    /// Heading of the part about articles.
    pub embed: &'static str,
    /// Caption of the choice of a form.
    pub form: &'static str,
    /// A frame with a script that fits its height.
    pub fits: &'static str,
    /// What that is for.
    pub about_fits: &'static str,
    /// A frame without script.
    pub frame: &'static str,
    /// What that is for.
    pub about_frame: &'static str,
    /// A custom element.
    pub element: &'static str,
    /// What that is for.
    pub about_element: &'static str,
    /// An image and a table.
    pub picture: &'static str,
    /// What that is for.
    pub about_picture: &'static str,
    /// Caption of the choice of a version.
    pub version: &'static str,
    /// The version that is corrected.
    pub latest: &'static str,
    /// The version that never changes.
    pub frozen: &'static str,
    /// Said where there is no such version; `#` is its address.
    pub no_frozen: &'static str,
    /// Caption of the choice of colours.
    pub colours: &'static str,
    /// Light or dark, as the system of the reader is.
    pub auto: &'static str,
    /// Light colours.
    pub light: &'static str,
    /// Dark colours.
    pub dark: &'static str,
    /// Whether readers can change the comparison.
    pub controls: &'static str,
    /// Caption of the choice where pictures lie.
    pub files: &'static str,
    /// Inside the snippet.
    pub inside: &'static str,
    /// As files beside the article.
    pub beside: &'static str,
    /// Saves these files.
    pub save_pictures: &'static str,
    /// Said when they are saved.
    pub pictures_saved: &'static str,
    /// Name of the field with the HTML to paste.
    pub snippet: &'static str,
    /// Copies it.
    pub copy_snippet: &'static str,
    /// Said while the height is measured.
    pub measuring: &'static str,
    /// Said of a measured height, `#`.
    pub measured: &'static str,
    /// Said of a height that could not be measured, `#`.
    pub guessed: &'static str,
    /// Opens the preview, and names it.
    pub preview: &'static str,
    /// Text of the link in a snippet.
    pub open: &'static str,
    /// Heading of the part about files.
    pub save: &'static str,
    /// Before the buttons that save the figure.
    pub figure: &'static str,
    /// Before the buttons that save the table.
    pub table: &'static str,
    /// Copies the table as Markdown.
    pub copy_markdown: &'static str,
    /// Said when the file `#` was saved.
    pub saved: &'static str,
    /// Said when a browser does not draw the figure.
    pub png_failed: &'static str,
    /// Head of the column with what a port's name leaves out.
    pub details: &'static str,
    /// Ending of the head of a column with the lower end of a range.
    pub low: &'static str,
    /// Ending of the head of a column with the upper end of a range.
    pub high: &'static str,
}

/// The words that stand in for the dialog when its script cannot be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ShareMissingWords {
    /// The link was copied all the same.
    pub share_copied: &'static str,
    /// Nothing was copied.
    pub share_missing: &'static str,
}

/// The words of the dialog in a language.
#[must_use]
pub const fn share_words(language: Language) -> ShareWords {
    match language {
        Language::English => ShareWords {
            title: "Share, embed, save",
            close: "Close",
            link: "Link",
            copy_link: "Copy link",
            share: "Share…",
            share_failed: "Sharing did not work. Copy the link instead.",
            whole_tool: "Download the whole tool: one file, works without network",
            local: "This copy lies on your device, so its link works for nobody else.",
            copied: "Copied.",
            copy_by_hand: "Copying is not allowed here. The text is selected: copy it by hand.",
            save_instead: "Copying is not allowed here. Save the table as Markdown instead.",
            embed: "Embed in an article",
            form: "Form of the embed",
            fits: "Frame that fits",
            about_fits: "For most sites. A small script fits the height; where scripts are taken out, the frame still \
                         works.",
            frame: "Plain frame",
            about_frame: "For sites that take frames, but no scripts. Its height is fixed.",
            element: "Element",
            about_element: "Part of your page instead of a frame. Until its script runs, readers see a table.",
            picture: "Picture and table",
            about_picture: "For sites that take neither, newsletters and print. Shows what you see now.",
            version: "Version",
            latest: "latest, with corrections",
            frozen: "frozen, never changes",
            no_frozen: "There is no frozen copy at #",
            colours: "Colours",
            auto: "follow the reader",
            light: "light",
            dark: "dark",
            controls: "With controls",
            files: "Picture",
            inside: "inside the snippet",
            beside: "as a file to upload",
            save_pictures: "Save the pictures",
            pictures_saved: "Saved. Upload them beside the article, under the same names.",
            snippet: "HTML to paste",
            copy_snippet: "Copy HTML",
            measuring: "Measuring the height…",
            measured: "Keeps # px free, so that nothing moves while it loads.",
            guessed: "# px of height are a guess. If the preview stays empty, this site forbids frames.",
            preview: "Preview",
            open: "Open this comparison in Lanefit",
            save: "Save",
            figure: "Figure",
            table: "Table",
            copy_markdown: "Copy Markdown",
            saved: "Saved as #",
            png_failed: "This browser could not draw the picture. Save it as SVG instead.",
            details: "Details",
            low: "low",
            high: "high",
        },
    }
}

/// The words that stand in for the dialog, in a language.
#[must_use]
pub const fn share_missing_words(language: Language) -> ShareMissingWords {
    match language {
        Language::English => ShareMissingWords {
            share_copied: "The link is copied. What embeds and saves could not be loaded: try again with a network.",
            share_missing: "What shares, embeds and saves could not be loaded: try again with a network. The address \
                            bar has the link.",
        },
    }
}
