import sharp, { type Sharp } from 'sharp';

/** The accepted formats, whatever the file name or the sender claims. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);
/**
 * The first bytes of files in these formats. Other files never reach the decoder, for example SVG, which is
 * XML and can carry scripts. JPEG: ISO 10918-1, B.1.1.3; PNG: RFC 2083, 3.1; WebP: RFC 9649, 2.4; AVIF: ISO
 * 14496-12, 4.3.
 */
const BEGINNINGS = [
  { at: 0, text: '\xff\xd8\xff' },
  { at: 0, text: '\x89PNG' },
  { at: 8, text: 'WEBP' },
  { at: 4, text: 'ftyp' },
] as const;
const NO_PICTURE = 'A picture must be a JPEG, PNG, WebP or AVIF';
/**
 * Enough for any camera's photograph, but not for a decompression bomb that unpacks a few kilobytes to
 * gigabytes.
 */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 100;

/**
 * Explains to the sender, in a sentence, why a file isn't an acceptable picture; null if it is. Reads only
 * the header, whatever size it claims, so nothing is decompressed yet.
 * @param minSide the least width and height, in pixels.
 */
export async function pictureFault(bytes: Buffer, minSide = MIN_SIDE): Promise<string | null> {
  if (!BEGINNINGS.some(({ at, text }) => bytes.toString('latin1', at, at + text.length) === text))
    return NO_PICTURE;
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!format || !FORMATS.has(format)) return NO_PICTURE;
    if (width * height > MAX_PIXELS) return 'A picture may have at most 50 million pixels';
    return Math.min(width, height) < minSide
      ? `A picture must be at least ${minSide} pixels wide and high`
      : null;
  } catch {
    return NO_PICTURE;
  }
}

/**
 * Opens a picture for re-encoding, the right way up. Everything else in the file, such as EXIF data, is lost.
 */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
