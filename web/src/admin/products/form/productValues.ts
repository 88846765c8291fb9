import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { formatLoadIndex, parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import type { TypedAttributes } from '@treadline/schema/trade/tyre/tyre-attribute';
import { formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import type { UpdateProductInput, CreateProductInput } from '../../../apollo/schema.generated.ts';
import type { SaveAnswer } from '../../form/useAdminForm.ts';
import type { DeskProductFragment } from '../detail/ProductDesk.generated.ts';
import { attributesFrom, attributesOf, NEW_ATTRIBUTES } from './attributeValues.ts';

/** A product form's values, named like the API's input. */
export interface ProductValues extends TypedAttributes {
  model: string;
  size: string;
  /** A twin-wheel index follows after a slash. */
  loadIndex: string;
  speedRating: string;
  sku: string;
  ean: string;
  name: string;
  slug: string;
  listPrice: string;
  mailOrderPrice: string;
  fittedPrice: string;
  costPrice: string;
  /** The last day of a sale, as 2026-11-30; blank if the price doesn't end. */
  saleEndsOn: string;
  stockQuantity: string;
  published: boolean;
  category: string;
  season: string;
  description: string;
  /** Paths of the product's own pictures, main picture first. */
  images: string[];
}

/** The values of an empty form. */
export const NEW_PRODUCT: ProductValues = {
  model: '',
  size: '',
  loadIndex: '',
  speedRating: '',
  sku: '',
  ean: '',
  name: '',
  slug: '',
  listPrice: '',
  mailOrderPrice: '',
  fittedPrice: '',
  costPrice: '',
  saleEndsOn: '',
  stockQuantity: '0',
  published: true,
  category: '',
  season: '',
  ...NEW_ATTRIBUTES,
  description: '',
  images: [],
};

const money = (pence: number | null): string => (pence === null ? '' : formatDecimal(pence));

/** A saved product as form values. */
export function valuesOf(product: DeskProductFragment): ProductValues {
  const { model, loadIndex, loadIndexTwin, listPrice, mailOrderPrice, fittedPrice } = product;
  return {
    model: model.fullName,
    size: product.size,
    loadIndex: formatLoadIndex(loadIndex, loadIndexTwin),
    speedRating: product.speedRating,
    sku: product.sku,
    ean: product.ean ?? '',
    name: product.name,
    slug: product.slug,
    listPrice: money(listPrice),
    mailOrderPrice: money(mailOrderPrice),
    fittedPrice: money(fittedPrice),
    costPrice: money(product.costPrice ?? null),
    saleEndsOn: product.saleEndsOn ?? '',
    stockQuantity: String(product.stockQuantity),
    published: product.published ?? false,
    category: product.category,
    season: product.season,
    ...attributesOf(product),
    description: product.ownDescription ?? '',
    images: [...(product.ownPictures ?? [])],
  };
}

const textOrNull = (typed: string): string | null => typed.trim() || null;
const priceOrNull = (typed: string): number | null => (typed.trim() === '' ? null : parsePrice(typed));

/** The price that buyers pay, in pence; null if there's none yet. */
export const chargedPriceOf = ({
  mailOrderPrice,
  listPrice,
}: Pick<ProductValues, 'mailOrderPrice' | 'listPrice'>): number | null =>
  parsePrice(mailOrderPrice) ?? parsePrice(listPrice);

function among<Value extends string>(table: Readonly<Record<Value, unknown>>, typed: string): Value | null {
  const isKnown = (value: string): value is Value => Object.hasOwn(table, value);
  return isKnown(typed) ? typed : null;
}

/** A valid form as API input. */
export function inputOf(values: ProductValues): Required<CreateProductInput> {
  const load = parseLoadIndex(values.loadIndex);
  return {
    model: values.model.trim(),
    size: values.size.trim(),
    loadIndex: load?.single ?? 0,
    loadIndexTwin: load?.twin ?? null,
    speedRating: values.speedRating.trim(),
    sku: values.sku.trim(),
    ean: textOrNull(values.ean),
    name: textOrNull(values.name),
    slug: textOrNull(values.slug),
    listPrice: parsePrice(values.listPrice) ?? 0,
    mailOrderPrice: priceOrNull(values.mailOrderPrice),
    fittedPrice: priceOrNull(values.fittedPrice),
    costPrice: priceOrNull(values.costPrice),
    stockQuantity: Number(values.stockQuantity),
    published: values.published,
    category: among(categoryLabels, values.category),
    season: among(seasonLabels, values.season),
    ...attributesFrom(values),
    description: textOrNull(values.description),
    images: values.images.map((url) => ({ url })),
  };
}

/**
 * The fields that differ from what was loaded. If a tyre was sold while the form was open, saving a new description
 * mustn't put it back into stock.
 */
export function changesOf(values: ProductValues, read: ProductValues): Partial<UpdateProductInput> {
  const before: Readonly<Record<string, unknown>> = { ...inputOf(read) };
  const changed = Object.fromEntries(
    Object.entries(inputOf(values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
  const { saleEndsOn } = values;
  return saleEndsOn === read.saleEndsOn ? changed : { ...changed, saleEndsOn: saleEndsOn || null };
}

interface ProductAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly field?: string;
  readonly revision?: number;
  readonly product?: Pick<DeskProductFragment, 'revision'>;
}

/** Maps the API's answer to the form's fields. */
export function answerOf(answer: ProductAnswer | null | undefined): SaveAnswer {
  if (!answer) return null;
  const { __typename, message, fields, field, revision, product } = answer;
  const at = (path: string): string => (path === 'loadIndexTwin' ? 'loadIndex' : path);
  return {
    __typename,
    message,
    fields:
      field && message
        ? [{ path: field, message }]
        : fields?.map((fault) => ({ ...fault, path: at(fault.path) })),
    revision: product?.revision ?? revision,
  };
}
