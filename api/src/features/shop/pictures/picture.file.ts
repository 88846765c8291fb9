import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture.name.ts';

/** Low effort takes a third of the usual time and adds about 5 % to the size. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 2 } as const;
/** No effort makes files a third larger; more than this takes far longer and saves hardly anything. */
const AVIF = { quality: 52, effort: 1 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

// Each picture is made once, so sharp's cache would only cost memory. A worker draws on one core.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Encodes a picture. JPEG has no transparency, so the tyre gets a white background, even in a dark-mode
 * email.
 */
export const inFormat: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp(WEBP),
  avif: (picture) => picture.avif(AVIF),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg(JPEG),
};
