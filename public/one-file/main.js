// The script of the page that is one file: the loader, what the loader imports, and what the page needs
// because there are no other files beside it. `cargo xtask post-build` bundles it.

import "./facts.js";
import "./srcdoc.js";
import "../loader.js";
