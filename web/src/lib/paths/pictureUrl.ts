/** Replaces a picture that's missing or fails to load. */
export const PICTURE_PLACEHOLDER = '/uploads/products/tyre-placeholder.svg';

const WIDTHS = [320, 480, 640, 960, 1280];
const SIZED = /-640\.webp$/;

/**
 * A picture's URL on this site: pictures of the shop's former hosts are stored here under the same path, and a
 * relative path starts at the root.
 */
export function pictureUrl(url: string | null | undefined): string {
  const trimmed = url?.trim() ?? '';
  if (trimmed === '') return PICTURE_PLACEHOLDER;
  const formerHost = /^(?:https?:)?\/\/[^/]+(\/uploads\/.*)$/i.exec(trimmed);
  if (formerHost?.[1]) return formerHost[1];
  if (/^(?:[a-z]+:|\/)/i.test(trimmed)) return trimmed;
  return `/${trimmed.replace(/^(?:\.\/)+/, '')}`;
}

/** The `srcset` widths of a picture, as WebP and AVIF; null for pictures that aren't ours. */
export function pictureSources(url: string): { webp: string; avif: string } | null {
  if (!SIZED.test(url)) return null;
  const inFormat = (format: string) =>
    WIDTHS.map((width) => `${url.replace(SIZED, `-${width}.${format}`)} ${width}w`).join(', ');
  return { webp: inFormat('webp'), avif: inFormat('avif') };
}
