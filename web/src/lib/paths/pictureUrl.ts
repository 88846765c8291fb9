/** Stands in for a picture that is missing or cannot be loaded. */
export const PICTURE_PLACEHOLDER = '/uploads/products/tyre-placeholder.svg';

const WIDTHS = [320, 480, 640, 960, 1280];
const SIZED = /-640\.webp$/;

/**
 * The address of a picture on this site: pictures from the shop's former hosts are kept here under the same
 * path, and a relative path starts at the root.
 */
export function pictureUrl(url: string | null | undefined): string {
  const trimmed = url?.trim() ?? '';
  if (trimmed === '') return PICTURE_PLACEHOLDER;
  const formerHost = /^(?:https?:)?\/\/[^/]+(\/uploads\/.*)$/i.exec(trimmed);
  if (formerHost?.[1]) return formerHost[1];
  if (/^(?:[a-z]+:|\/)/i.test(trimmed)) return trimmed;
  return `/${trimmed.replace(/^(?:\.\/)+/, '')}`;
}

/** The widths of a picture for `srcset`: WebP and AVIF for our own pictures, null for others. */
export function pictureSources(url: string): { webp: string; avif: string } | null {
  if (!SIZED.test(url)) return null;
  const inFormat = (format: string) =>
    WIDTHS.map((width) => `${url.replace(SIZED, `-${width}.${format}`)} ${width}w`).join(', ');
  return { webp: inFormat('webp'), avif: inFormat('avif') };
}
