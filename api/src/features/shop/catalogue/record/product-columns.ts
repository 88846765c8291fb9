import type { MikroORM } from '@mikro-orm/postgresql';
import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { SUPPLY_FIELDS } from '../../stock/index.ts';
import { DESCRIBED } from './product-description.ts';
import { SPECIFIED } from './product-specifications.ts';
import { Product } from './product.entity.ts';

/** A product is listed if it's published and not deleted. Counts and pages agree because both use this condition. */
export const LISTED = 'p.published and p.deleted_at is null';

/** How many days after it was last charged an old price may still be shown. */
const WAS_PRICE_DAYS = 90;

/** The placeholder for the shop's date in a statement, see {@link withToday}. */
const TODAY = '$today';

/** Whether the owner shows old prices at all. A statement checks it once, however many rows it has. */
const SALES_ARE_SHOWN =
  "not exists (select from settings where key = 'saleBadge' and value = '\"off\"'::jsonb)";

/** True for products that may be shown with their old price. */
export const ON_SALE = `(p.reduced_until >= ${TODAY}::date - ${WAS_PRICE_DAYS} and ${SALES_ARE_SHOWN})`;

/**
 * Replaces the date placeholder in a statement. The date is passed as a value, because the database has its own clock
 * and the text then stays the same every day.
 * @param today as YYYY-MM-DD.
 */
export function withToday(
  text: string,
  values: readonly unknown[],
  today: string,
): [text: string, values: readonly unknown[]] {
  return text.includes(TODAY)
    ? [text.replaceAll(TODAY, `$${values.length + 1}`), [...values, today]]
    : [text, values];
}

const ALWAYS: readonly string[] = ['id', 'slug', 'brandId', 'modelId'];

/** Columns whose stored value isn't used as it is. */
const READ_AS: Readonly<Record<string, string>> = {
  wasPrice: `case when ${ON_SALE} then p.was_price_pence end`,
};

/** Fields derived from other columns. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  fittingPrice: ['price', 'fittedPrice'],
  fittedFrom: ['price', 'fittedPrice', 'category', 'diameter', 'runFlat', 'evSpec', ...SUPPLY_FIELDS],
  maxLoadKg: ['loadIndex'],
  maxSpeedMph: ['speedRating'],
  maxSpeedKmh: ['speedRating'],
  specifications: SPECIFIED,
  description: ['ownDescription', ...DESCRIBED],
  ownStockQuantity: ['stockOnHand', 'stockReserved'],
  imageUrl: ['pictures'],
  imageCount: ['pictures'],
  pictureSource: ['pictures'],
  ownPictures: ['pictures'],
  images: ['pictures', 'name', 'width', 'profile', 'diameter'],
  sharePictureUrl: [
    'size',
    'loadIndex',
    'loadIndexTwin',
    'speedRating',
    'runFlat',
    'runFlatCode',
    'extraLoad',
    'evSpec',
    'oeMark',
    'position',
    'fuelEfficiency',
    'wetGrip',
    'noiseDb',
    'pictures',
  ],
  otherVariations: ['size', 'width', 'profile', 'diameter'],
  sameBrand: ['category', 'size', 'price', 'loadIndex', 'speedRating'],
  related: [
    'category',
    'season',
    'size',
    'width',
    'profile',
    'diameter',
    'price',
    'loadIndex',
    'speedRating',
    'oeMark',
  ],
};

/** The columns of products as their entity maps them. */
export class ProductColumns {
  /** Each property's expression for select lists, in the entity's order. */
  readonly #columns: ReadonlyMap<string, string>;

  constructor(orm: MikroORM) {
    this.#columns = new Map(
      orm
        .getMetadata(Product)
        .props.filter(({ persist }) => persist !== false)
        .map(({ name, fieldNames: [column] }) => [name, `${READ_AS[name] ?? `p.${column}`} as "${name}"`]),
    );
  }

  /** The select list for the requested fields only. */
  of(fields: RequestedFields): string {
    const wanted = new Set([
      ...ALWAYS,
      ...fields.keys(),
      ...[...fields.keys()].flatMap((field) => NEEDS[field] ?? []),
    ]);
    // In the entity's order, so that documents that differ only in field order share a prepared statement.
    return [...this.#columns]
      .filter(([name]) => wanted.has(name))
      .map(([, column]) => column)
      .join(', ');
  }
}
