//! Files made small for their way over the network.

use anyhow::{Context, Result};
use brotli::enc::{BrotliEncoderParams, backward_references::BrotliEncoderMode};

/// How the encoder may guess the next byte: by its own choice, or by the upper bits of the one before,
/// which saves 1 % of a program and nothing of a text.
const GUESSES: [BrotliEncoderMode; 2] =
    [BrotliEncoderMode::BROTLI_MODE_GENERIC, BrotliEncoderMode::BROTLI_FORCE_MSB_PRIOR];

/// `content` after brotli at its strongest, the shortest that was found.
pub fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut shortest: Option<Vec<u8>> = None;
    for mode in GUESSES {
        let parameters =
            BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: content.len(), mode, ..Default::default() };
        let mut output = Vec::new();
        brotli::BrotliCompress(&mut &content[..], &mut output, &parameters).context("brotli failed")?;
        shortest = shortest.filter(|shortest| shortest.len() <= output.len()).or(Some(output));
    }
    shortest.context("brotli was not tried")
}

/// `content` as gzip, without a time or a name, so that equal content gives equal bytes.
///
/// zopfli finds about 4 % that gzip at its strongest leaves.
pub fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut output = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, content, &mut output)
        .context("zopfli failed")?;
    Ok(output)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::bufread::GzDecoder;

    use super::*;

    /// Bytes without a pattern, which cannot shrink.
    fn noise() -> Vec<u8> {
        let mut state = 1_u32;
        (0..10_000)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state.to_be_bytes()[0]
            })
            .collect()
    }

    #[test]
    fn what_repeats_shrinks_and_noise_does_not() -> Result<()> {
        for compress in [brotli, gzip] {
            assert!(compress(&[b'a'; 10_000])?.len() < 100);
            assert!(compress(&noise())?.len() > 9_900);
        }
        Ok(())
    }

    #[test]
    fn what_was_compressed_comes_back() -> Result<()> {
        for content in [Vec::new(), b"PCIe 4.0 x4".repeat(1000), noise()] {
            let mut unpacked = Vec::new();
            brotli::BrotliDecompress(&mut &brotli(&content)?[..], &mut unpacked)?;
            assert!(unpacked == content);
            unpacked.clear();
            GzDecoder::new(&gzip(&content)?[..]).read_to_end(&mut unpacked)?;
            assert!(unpacked == content);
        }
        Ok(())
    }

    #[test]
    fn a_gzip_file_tells_neither_time_nor_name_nor_system() -> Result<()> {
        // The header of RFC 1952: magic number, method, flags, four bytes of time, strength, system. The last is the
        // same wherever the file is made.
        assert_eq!(gzip(b"PCIe")?.get(..10), Some(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3][..]));
        Ok(())
    }
}
