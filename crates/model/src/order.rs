//! Short lists in order.

/// Sorts a list; of equals, the first stays the first.
///
/// By insertion, since no list here is long and the sorting of the standard library weighs kilobytes
/// for each type that is sorted.
pub fn sort<T>(list: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        for at in (1..=end).rev() {
            match list.get_mut(..=at) {
                Some([.., before, own]) if is_less(own, before) => core::mem::swap(before, own),
                _ => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(mut list: Vec<(u8, u8)>) {
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| *key);
            super::sort(&mut list, |one, two| one.0 < two.0);
            prop_assert_eq!(list, expected);
        }
    }
}
