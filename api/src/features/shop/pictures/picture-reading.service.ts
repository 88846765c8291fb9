import sharp, { type Sharp } from 'sharp';

/** The formats accepted, whatever the file name or the sender claims. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);
/**
 * How files of these formats begin: what begins otherwise, such as an SVG, which is XML and can carry scripts, reaches
 * no reader. JPEG: ISO 10918-1, B.1.1.3; PNG: RFC 2083, 3.1; WebP: RFC 9649, 2.4; AVIF: ISO 14496-12, 4.3.
 */
const BEGINNINGS = [
  { at: 0, text: '\xff\xd8\xff' },
  { at: 0, text: '\x89PNG' },
  { at: 8, text: 'WEBP' },
  { at: 4, text: 'ftyp' },
] as const;
const NO_PICTURE = 'A picture must be a JPEG, PNG, WebP or AVIF';
/** Any camera's photograph fits; a bomb of a few kilobytes that unpacks to gigabytes does not. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 100;

/**
 * What is wrong with a file that should be a picture, in a sentence for its sender; null if nothing is. Read from the
 * picture’s header, whatever size it states: nothing is unpacked yet.
 */
export async function pictureFault(bytes: Buffer): Promise<string | null> {
  if (!BEGINNINGS.some(({ at, text }) => bytes.toString('latin1', at, at + text.length) === text))
    return NO_PICTURE;
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!format || !FORMATS.has(format)) return NO_PICTURE;
    if (width * height > MAX_PIXELS) return 'A picture may have at most 50 million pixels';
    return Math.min(width, height) < MIN_SIDE
      ? `A picture must be at least ${MIN_SIDE} pixels wide and high`
      : null;
  } catch {
    return NO_PICTURE;
  }
}

/** A picture to be drawn anew, the right way up. Nothing else in the file survives, such as EXIF data. */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
