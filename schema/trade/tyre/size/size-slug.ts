import { slugOf } from '../../values/slug.ts';
import { parseTyreSize, type TyreSize } from './tyre-size.ts';

/** A size as it appears in URLs: 205/55 R16 is 205-55-r16, 215/65 R16C is 215-65-r16c, 100/90-18 is 100-90-18. */
export function sizeSlug(size: string): string {
  return slugOf(size);
}

/**
 * The size in a URL, in any spelling: 205-55-r16, 205-55-16, 205-55-R16C, 2055516; null if the text isn't a size. In a
 * URL hyphens replace other symbols, so they don't imply a construction.
 */
export function readSizeSlug(text: string): TyreSize | null {
  return parseTyreSize(text.trim().replaceAll(/[-_+\s]+/g, '-'));
}
