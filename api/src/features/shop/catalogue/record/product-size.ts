import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { Product } from './product.entity.ts';

/** A size in full, as printed; null if the tyre's construction is not known. */
export function readProductSize(
  text: string,
): Pick<Product, 'size' | 'width' | 'profile' | 'diameter' | 'construction'> | null {
  const parts = parseTyreSize(text);
  return parts?.construction
    ? { ...parts, construction: parts.construction, size: formatTyreSize(parts) }
    : null;
}
