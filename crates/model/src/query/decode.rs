//! Percent decoding that cannot fail.

/// Decodes `%41` and `+`; a stray or incomplete escape stays as it is, and bytes that are not
/// UTF-8 become replacement characters.
pub(super) fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        match (first, after) {
            (b'%', &[high, low, ref tail @ ..]) if let (Some(high), Some(low)) = (hex(high), hex(low)) => {
                bytes.push(high * 16 + low);
                rest = tail;
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
