//! What is there only in builds that know systems.
//!
//! Readers who never name a system need none of it, so it is a feature of this crate. Without the
//! feature there is no value of [`Known`] and no content of an [`Optional`], and the compiler leaves
//! out whatever needs one: of two thirds of this module nothing reaches the page that most readers load.

/// Proof that this build knows systems.
#[cfg(feature = "systems")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known(());

/// Proof that this build knows systems: it does not.
#[cfg(not(feature = "systems"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {}

impl Known {
    /// The proof itself.
    #[cfg(feature = "systems")]
    pub(crate) const PROOF: Self = Self(());

    /// The proof, if there is one.
    #[must_use]
    #[inline(always)]
    pub const fn get() -> Option<Self> {
        #[cfg(feature = "systems")]
        let known = Some(Self::PROOF);
        #[cfg(not(feature = "systems"))]
        let known = None;
        known
    }
}

/// An [`Option`] that is always empty, and takes no room, in builds that do not know systems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optional<T> {
    #[cfg(feature = "systems")]
    value: Option<T>,
    #[cfg(not(feature = "systems"))]
    value: core::marker::PhantomData<T>,
}

impl<T> Default for Optional<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T> Optional<T> {
    /// Without content.
    #[cfg(feature = "systems")]
    pub const NONE: Self = Self { value: None };
    /// Without content.
    #[cfg(not(feature = "systems"))]
    pub const NONE: Self = Self { value: core::marker::PhantomData };

    /// With that content, where builds have any.
    #[must_use]
    #[inline(always)]
    pub fn of(content: Option<T>) -> Self {
        #[cfg(feature = "systems")]
        let value = content;
        #[cfg(not(feature = "systems"))]
        let value = {
            drop(content);
            core::marker::PhantomData
        };
        Self { value }
    }

    /// The content.
    #[must_use]
    #[inline(always)]
    pub const fn get(&self) -> Option<&T> {
        #[cfg(feature = "systems")]
        let content = self.value.as_ref();
        #[cfg(not(feature = "systems"))]
        let content = None;
        content
    }

    /// The content, to be changed.
    #[must_use]
    #[inline(always)]
    pub const fn get_mut(&mut self) -> Option<&mut T> {
        #[cfg(feature = "systems")]
        let content = self.value.as_mut();
        #[cfg(not(feature = "systems"))]
        let content = None;
        content
    }

    /// The content, which is taken out.
    #[must_use]
    #[inline(always)]
    pub const fn take(&mut self) -> Option<T> {
        #[cfg(feature = "systems")]
        let content = self.value.take();
        #[cfg(not(feature = "systems"))]
        let content = None;
        content
    }
}

/// A value that builds without systems never have; there, a variant of an enum that needs one takes no
/// room.
#[cfg(feature = "systems")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfKnown<T>(T);

/// A value that this build never has.
#[cfg(not(feature = "systems"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfKnown<T>(Known, core::marker::PhantomData<T>);

impl<T> IfKnown<T> {
    /// That value.
    #[must_use]
    #[inline(always)]
    pub fn of(known: Known, value: T) -> Self {
        #[cfg(feature = "systems")]
        let Known(()) = known;
        #[cfg(feature = "systems")]
        return Self(value);
        #[cfg(not(feature = "systems"))]
        {
            drop(value);
            match known {}
        }
    }

    /// The value.
    #[must_use]
    #[inline(always)]
    pub fn into_inner(self) -> T {
        #[cfg(feature = "systems")]
        return self.0;
        #[cfg(not(feature = "systems"))]
        match self.0 {}
    }
}

impl<T> core::ops::Deref for IfKnown<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        #[cfg(feature = "systems")]
        return &self.0;
        #[cfg(not(feature = "systems"))]
        match self.0 {}
    }
}
