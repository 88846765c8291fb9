import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { Product } from './product.entity.ts';

/** The parts of a product's size, parsed from its text; null if the text isn't a size with a known construction. */
export function readProductSize(
  text: string,
): Pick<Product, 'size' | 'width' | 'profile' | 'diameter' | 'construction'> | null {
  const parts = parseTyreSize(text);
  return parts?.construction
    ? { ...parts, construction: parts.construction, size: formatTyreSize(parts) }
    : null;
}
