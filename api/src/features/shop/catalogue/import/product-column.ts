import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import type { TyreAttribute } from '@treadline/schema/trade/tyre/tyre-attribute';
import type { FileColumn } from '../../../../platform/features/file-columns.ts';
import type { ImportColumn } from '../../../../platform/features/import-kind.ts';
import { FORMATS } from '../../../../platform/input/constraint-faults.ts';
import type { Brand } from '../record/brand.entity.ts';
import type { Model } from '../record/model.entity.ts';
import type { Product } from '../record/product.entity.ts';
import type { ProductDraft } from './product-draft.ts';

/** The fields that a column has as they are. */
export type TextField = 'sku' | 'ean' | 'name' | 'slug' | 'size' | 'speedRating';

/** A product as a file describes it. Prices in pence. */
export interface FiledProduct
  extends
    Pick<Product, TyreAttribute | TextField | 'id' | 'loadIndex' | 'loadIndexTwin' | 'category' | 'season'>,
    Pick<Product, 'listPrice' | 'mailOrderPrice' | 'fittedPrice' | 'costPrice'>,
    Pick<Product, 'saleEndsOn' | 'published' | 'ownDescription'> {
  readonly brand: Pick<Brand, 'name'>;
  readonly model: Pick<Model, 'name'>;
  /** The units available to buy. */
  readonly stockQuantity: number;
  /** The addresses of its own pictures. */
  readonly ownPictures: readonly string[];
}

/** A column of a file of products. */
export type ProductColumn = FileColumn<ProductDraft, FiledProduct>;

export type ColumnFacts = Pick<ProductColumn, 'label' | 'meaning'> & Partial<ImportColumn>;

/** The values if they keep the rule of their field, otherwise its sentence. */
export function ruled(
  rule: InputRule,
  value: unknown,
  label: string,
  draft: ProductDraft,
): ProductDraft | string {
  return faultOf(rule, value, label, FORMATS) ?? draft;
}
