import { keysOf } from '@treadline/schema/trade/values/words';
import { lackingFault } from '../../../../platform/features/file-columns.ts';
import type { ImportFault } from '../../../../platform/features/import-kind.ts';
import type { NamedModel } from './model-finder.ts';
import type { NewDraft, ProductDraft } from './product-draft.ts';
import { productColumns } from './product-file-columns.ts';

/** The values that a new product needs, with their columns. */
const NEEDED = {
  sku: 'sku',
  model: 'model',
  size: 'size',
  loadIndex: 'load_index',
  speedRating: 'speed_rating',
  listPrice: 'list_price',
} as const satisfies Partial<Record<keyof ProductDraft, string>>;

/** Says what a row lacks for a new product, besides the cells that already have a fault. */
export function newTyreFaults(draft: ProductDraft, faults: readonly ImportFault[]): ImportFault[] {
  const unread = new Set(faults.map(({ column }) => (column === 'price' ? NEEDED.listPrice : column)));
  const lacking = keysOf(NEEDED).filter((field) => (draft[field] ?? null) === null);
  return lackingFault(
    productColumns,
    lacking.map((field) => NEEDED[field]).filter((column) => !unread.has(column)),
    (labels) => `The shop doesn’t have this tyre. A new one needs ${labels}`,
  );
}

/** Says what a row lacks for a new model. */
export function newModelFaults({ brand, category, season }: ProductDraft): ImportFault[] {
  const given = { brand, category, season };
  return lackingFault(
    productColumns,
    keysOf(given).filter((column) => !given[column]),
    (labels) => `The shop doesn’t have this model. A new one needs ${labels}`,
  );
}

/** A row's model as it would be added. */
export function modelToAdd({ brand = '', model, category, season }: NewDraft): NamedModel {
  if (!category || !season) throw new TypeError('A new model was checked without its category or season.');
  return {
    id: 0,
    brandId: 0,
    slug: '',
    name: model,
    fullName: `${brand} ${model}`,
    category,
    season,
    deletedAt: null,
    brand: { id: 0, slug: '', name: brand },
  };
}
