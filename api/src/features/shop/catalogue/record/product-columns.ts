import type { MikroORM } from '@mikro-orm/postgresql';
import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { DESCRIBED } from './product-description.ts';
import { SPECIFIED } from './product-specifications.ts';
import { Product } from './product.entity.ts';

/**
 * A product is listed when it is published and not deleted; counts and pages agree because both use this
 * condition.
 */
export const LISTED = 'p.published and p.deleted_at is null';

/** The number of days for which an old price may be shown after it was last charged. */
const WAS_PRICE_DAYS = 90;

/** Stands for the shop's date in the text of a statement, see {@link withToday}. */
const TODAY = '$today';

/** Whether the owner shows old prices at all, which the statement asks once, whatever its rows. */
const SALES_ARE_SHOWN =
  "not exists (select from settings where key = 'saleBadge' and value = '\"off\"'::jsonb)";

/** True for products that may be shown with their old price. */
export const ON_SALE =
  `(p.was_price_pence > p.charged_price_pence and p.was_price_until >= ${TODAY}::date - ` +
  `${WAS_PRICE_DAYS} and ${SALES_ARE_SHOWN})`;

/**
 * Completes a statement with the shop's date wherever its text compares with it. The date is passed as a
 * value: the database has a clock of its own, and the text stays the same from one day to the next.
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

/** Columns that are not read as they are stored. */
const READ_AS: Readonly<Record<string, string>> = {
  wasPrice: `case when ${ON_SALE} then p.was_price_pence end`,
};

/** Fields that are derived from other columns. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  maxLoadKg: ['loadIndex'],
  maxSpeedMph: ['speedRating'],
  maxSpeedKmh: ['speedRating'],
  specifications: SPECIFIED,
  description: ['ownDescription', ...DESCRIBED],
  imageUrl: ['pictures'],
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
  related: ['category', 'season', 'size', 'price', 'loadIndex', 'speedRating', 'oeMark'],
};

/** The columns of products as their entity maps them. */
export class ProductColumns {
  /** Each property as a select list reads it, in the order of the entity. */
  readonly #columns: ReadonlyMap<string, string>;

  constructor(orm: MikroORM) {
    this.#columns = new Map(
      orm
        .getMetadata(Product)
        .props.filter(({ persist }) => persist !== false)
        .map(({ name, fieldNames: [column] }) => [name, `${READ_AS[name] ?? `p.${column}`} as "${name}"`]),
    );
  }

  /** The select list for the requested fields, and no more. */
  of(fields: RequestedFields): string {
    const wanted = new Set([
      ...ALWAYS,
      ...fields.keys(),
      ...[...fields.keys()].flatMap((field) => NEEDS[field] ?? []),
    ]);
    // In the order of the entity, so that documents that differ only in order share one prepared statement.
    return [...this.#columns]
      .filter(([name]) => wanted.has(name))
      .map(([, column]) => column)
      .join(', ');
  }
}
