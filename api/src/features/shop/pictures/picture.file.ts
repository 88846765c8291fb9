import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture.name.ts';

/** Low effort: it takes a third of the usual time and adds some 5 % in size. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 2 } as const;
/** Without any effort files are a third larger; with more than this they hardly become smaller, but take far longer. */
const AVIF = { quality: 52, effort: 1 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

// Each picture is made once, so that kept steps would only cost memory; and threads enough draw at a time.
sharp.cache(false);
sharp.concurrency(1);

/** Encodes a picture. JPEG knows no transparency: there the tyre stands on white, in a dark mail too. */
export const inFormat: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp(WEBP),
  avif: (picture) => picture.avif(AVIF),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg(JPEG),
};
