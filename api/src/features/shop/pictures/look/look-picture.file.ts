import sharp, { type Sharp } from 'sharp';
import { ICON_FILES } from '../../../operations/settings/index.ts';
import { openPicture, pictureFault } from '../picture-reading.service.ts';

/** A picture in every size, or a sentence for the sender if it's refused. */
export type DrawnLook =
  | {
      /** The picture that names all sizes. */
      readonly shown: Buffer;
      /** Follows the digest in the name. */
      readonly suffix: string;
      /** By the end of the file name; the one for pages comes first. */
      readonly files: Readonly<Record<string, Buffer>>;
    }
  | { readonly fault: string };

/** Three times the size on pages, for screens with small pixels. */
const LOGO_BOX = { width: 720, height: 144 };
const LEAST_LOGO = 40;
const LEAST_ICON = 192;
/** As a share of the width: a cropped picture is rarely exactly square. */
const SQUARE_WITHIN = 0.02;
const WHITE = '#ffffff';
const SHARE = { width: 1200, height: 630 };
/** Devices may cut off everything outside a circle of 80 % of the width: https://w3c.github.io/manifest/#icon-masks */
const SAFE_SHARE = 0.7;
const DAMAGED = 'This picture is damaged';

/** Drawings of more than this are photographs in disguise, and take long to draw. */
const MAX_SVG_BYTES = 1_000_000;
const DRAWING_SECONDS = 10;
/** Dots per inch at which an SVG's pixel is one pixel. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 2_400;

const isSvg = (bytes: Buffer): boolean =>
  /^(?:\ufeff)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString('utf8', 0, 200));

/**
 * Draws an SVG as a picture, which leaves its scripts and links behind. The drawing library follows no links to other
 * files.
 */
async function drawSvg(bytes: Buffer): Promise<Buffer | { fault: string }> {
  if (bytes.length > MAX_SVG_BYTES) return { fault: 'An SVG may have at most 1 MB' };
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== 'svg' || !width || !height) return { fault: DAMAGED };
    const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
    const density = Math.min(MAX_DENSITY, Math.max(1, SVG_DENSITY * scale));
    return await sharp(bytes, { density }).timeout({ seconds: DRAWING_SECONDS }).png().toBuffer();
  } catch {
    return { fault: DAMAGED };
  }
}

const asPng = (picture: Sharp): Promise<Buffer> => picture.png({ palette: true, quality: 95 }).toBuffer();

/** A logo for pages and for link previews. */
export async function drawLogo(given: Buffer): Promise<DrawnLook> {
  const bytes = isSvg(given) ? await drawSvg(given) : given;
  if ('fault' in bytes) return bytes;
  const fault = await pictureFault(bytes, LEAST_LOGO);
  if (fault) return { fault };
  try {
    const sized = openPicture(bytes).resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true });
    const { data: shown, info } = await sized
      .png({ palette: true, quality: 95 })
      .toBuffer({ resolveWithObject: true });
    if (await isInvisible(shown))
      return { fault: 'This logo can’t be seen on white. Upload the version for light backgrounds' };
    const onWhite = sharp({ create: { ...SHARE, channels: 3, background: WHITE } });
    const share = await asPng(onWhite.composite([{ input: shown }]));
    return { shown, suffix: `-${info.width}x${info.height}`, files: { '.png': shown, '-share.png': share } };
  } catch {
    return { fault: DAMAGED };
  }
}

/** Whether a picture is so light that it vanishes on white. */
async function isInvisible(picture: Buffer): Promise<boolean> {
  const onWhite = await sharp(picture).flatten({ background: WHITE }).greyscale().toBuffer();
  const { channels } = await sharp(onWhite).stats();
  return (channels[0]?.min ?? 0) > 215;
}

/** An icon in every size that browsers and devices ask for. */
export async function drawIcon(bytes: Buffer): Promise<DrawnLook> {
  const fault = await pictureFault(bytes, LEAST_ICON);
  if (fault) return { fault };
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    if (Math.abs(width - height) > SQUARE_WITHIN * width)
      return { fault: `An icon must be square, and this picture is ${width} by ${height} pixels` };
    const sized = (side: number): Sharp => openPicture(bytes).resize(side, side, { fit: 'fill' });
    const { tab, touch, small, large, maskable } = ICON_FILES;
    const shown = await asPng(sized(large));
    const safe = Math.round(maskable * SAFE_SHARE);
    const margin = { top: Math.floor((maskable - safe) / 2), left: Math.floor((maskable - safe) / 2) };
    const edges = { ...margin, bottom: maskable - safe - margin.top, right: maskable - safe - margin.left };
    const framed = sized(safe)
      .flatten({ background: WHITE })
      .extend({ ...edges, background: WHITE });
    const files = {
      '-large.png': shown,
      '-tab.png': await asPng(sized(tab)),
      // Apple's devices show transparency as black.
      '-touch.png': await asPng(sized(touch).flatten({ background: WHITE })),
      '-small.png': await asPng(sized(small)),
      '-maskable.png': await asPng(framed),
    };
    return { shown, suffix: '', files };
  } catch {
    return { fault: DAMAGED };
  }
}
