//! Where things lie in the project.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// The folders of one checkout.
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The checkout that this program was started from.
    ///
    /// Asked at run time: a target folder may outlive the checkout it was built in.
    pub fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .context("start this program with cargo xtask, which tells it where the project is")?;
        let root = Path::new(&manifest).ancestors().nth(2).context("the folder of xtask does not lie in a project")?;
        Ok(Self { root: root.to_owned() })
    }

    /// The folder with the workspace's `Cargo.toml`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path given relative to the root.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The finished page.
    pub fn dist(&self) -> PathBuf {
        self.path("dist")
    }

    /// Build tools installed for this project alone.
    pub fn tools(&self) -> PathBuf {
        self.path(".tools")
    }
}
