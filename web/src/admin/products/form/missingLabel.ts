import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { needsTyreLabel, REQUIRED_ON_LABEL } from '@treadline/schema/trade/tyre/label/label-duty';
import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { ProductValues } from './productValues.ts';

type Labelled = Pick<ProductValues, 'size' | 'published' | (typeof REQUIRED_ON_LABEL)[number]>;

/**
 * The values that a published tyre must have on its label and that are blank.
 * @param category that of the form or of the tyre's model; null while it's unknown.
 */
export function missingOnLabel(
  { size, published, ...values }: Labelled,
  category: TyreCategory | null,
): (typeof REQUIRED_ON_LABEL)[number][] {
  const diameter = parseTyreSize(size)?.diameter;
  if (!published || category === null || diameter === undefined) return [];
  return needsTyreLabel({ category, diameter })
    ? REQUIRED_ON_LABEL.filter((name) => values[name].trim() === '')
    : [];
}
