import { CATEGORIES, categoryLabels, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels, SEASONS, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { bySpeed, speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { CatalogueDirectory, LISTED, ProductService, type Directory } from '../catalogue/index.ts';
import type { RangeScope } from './range-scope.ts';
import type { PickReason, RangePart, RangePick, TyreRange } from './tyre-range.type.ts';

/** A breakdown of a range: the SQL expression to group by, the label of a value, and the order of the values. */
interface Part {
  readonly of: string;
  readonly label: (value: string, directory: Directory) => string;
  readonly order: (one: RangePart, other: RangePart) => number;
  /** The listing's filter value, where it differs from the grouped value. */
  readonly value?: (value: string, directory: Directory) => string;
}

type PartName = {
  [Name in keyof TyreRange]: TyreRange[Name] extends RangePart[] ? Name : never;
}[keyof TyreRange];

/** A large brand comes in hundreds of sizes, most with only a tyre or two. */
const MOST_SIZES = 40;

const listed = (values: readonly string[]) => (one: RangePart, other: RangePart) =>
  values.indexOf(one.value) - values.indexOf(other.value);
const byText = (one: RangePart, other: RangePart) => one.value.localeCompare(other.value, 'en-GB');
const byCount = (one: RangePart, other: RangePart) => other.count - one.count || byText(one, other);
const itself = (value: string): string => value;

const PARTS: Readonly<Record<PartName, Part>> = {
  seasons: {
    // Motorcycle tyres have no season.
    of: `nullif(p.season, case when p.category = 'MOTORCYCLE' then p.season end)`,
    label: (value) => seasonLabels[value as Season],
    order: listed(SEASONS),
  },
  categories: {
    of: 'p.category',
    label: (value) => categoryLabels[value as TyreCategory],
    order: listed(CATEGORIES),
  },
  brands: {
    of: 'p.brand_id',
    value: (id, { brands }) => brands.get(Number(id))?.slug ?? id,
    label: (id, { brands }) => brands.get(Number(id))?.name ?? id,
    order: byCount,
  },
  sizes: { of: 'p.size', label: itself, order: byCount },
  loadIndexes: {
    of: 'p.load_index',
    label: (value) => `${value} (${loadKgOf(Number(value))} kg)`,
    order: (one, other) => Number(one.value) - Number(other.value),
  },
  speedRatings: {
    of: 'p.speed_rating',
    label: (value) => `${value} (${speedRatingOf(value).mph} mph)`,
    order: (one, other) => bySpeed(one.value, other.value),
  },
  wetGrip: { of: 'p.wet_grip', label: itself, order: byText },
  fuelEfficiency: { of: 'p.fuel_efficiency', label: itself, order: byText },
};
const PART_NAMES = Object.keys(PARTS).filter((name): name is PartName => name in PARTS);

/** A group of tyres as the database returns it: one value of a part, or all tyres. */
type GroupRow = Omit<TyreRange, PartName> & { readonly part: PartName | null; readonly value: string | null };

const NOTHING: Omit<TyreRange, PartName> = {
  tyreCount: 0,
  inStockCount: 0,
  modelCount: 0,
  brandCount: 0,
  sizeCount: 0,
  minPrice: 0,
  maxPrice: 0,
  runFlatCount: 0,
  extraLoadCount: 0,
  snowflakeCount: 0,
  labelledCount: 0,
  minNoiseDb: null,
  maxNoiseDb: null,
};

const PICKS: Readonly<Record<PickReason, { among: string; order: string }>> = {
  CHEAPEST: { among: 'p.stock_available > 0', order: 'p.charged_price_pence' },
  QUIETEST: { among: 'p.noise_db is not null', order: 'p.noise_db, p.charged_price_pence' },
  BEST_WET_GRIP: { among: 'p.wet_grip is not null', order: 'p.wet_grip, p.charged_price_pence' },
  MOST_EFFICIENT: {
    among: 'p.fuel_efficiency is not null',
    order: 'p.fuel_efficiency, p.charged_price_pence',
  },
};
const PICK_REASONS = Object.keys(PICKS).filter((reason): reason is PickReason => reason in PICKS);

/** Figures and stand-out tyres of one size, one brand or one vehicle. */
export class TyreRangeService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #products = this.services.get(ProductService);

  /** The figures of a range, in one statement. Only the requested parts are counted. */
  async figures({ where, values }: RangeScope, fields: RequestedFields): Promise<TyreRange> {
    const wanted = PART_NAMES.filter((name) => fields.has(name));
    const [rows, directory] = await Promise.all([
      this.platform.sql.rows<GroupRow>(figuresSql(where, wanted), values),
      this.#directory.read(),
    ]);
    const parts = Object.fromEntries(
      PART_NAMES.map((name) => [name, partsOf(name, rows, directory)]),
    ) as Record<PartName, RangePart[]>;
    return { ...(rows.find(({ part }) => part === null) ?? NOTHING), ...parts };
  }

  /** The stand-out tyres, each once: a tyre that comes first twice leaves its second place to the next best. */
  async picks({ where, values }: RangeScope, fields: RequestedFields): Promise<RangePick[]> {
    const rows = await this.platform.sql.rows<{ reason: PickReason; ids: number[] }>(picksSql(where), values);
    const taken = new Map<PickReason, number>();
    for (const reason of PICK_REASONS) {
      const ids = rows.find((row) => row.reason === reason)?.ids ?? [];
      const others = [...taken.values()];
      const id = ids.find((candidate) => !others.includes(candidate));
      if (id !== undefined) taken.set(reason, id);
    }
    const products = await this.#products.byIds([...taken.values()], fields.get('product') ?? new Map());
    return [...taken].flatMap(([reason, id]) => {
      const product = products.find((row) => row.id === id);
      return product ? [{ reason, product: product as RangePick['product'] }] : [];
    });
  }
}

function figuresSql(where: string, parts: readonly PartName[]): string {
  const groups = parts.map((name) => PARTS[name].of);
  const cases = parts.map((name) => `when grouping(${PARTS[name].of}) = 0 then '${name}'`);
  return `
    select ${cases.length > 0 ? `case ${cases.join(' ')} end` : 'null'} as part,
      ${groups.length > 0 ? `coalesce(${groups.map((group) => `${group}::text`).join(', ')})` : 'null'} as value,
      count(*)::integer as "tyreCount",
      count(*) filter (where p.stock_available > 0)::integer as "inStockCount",
      count(distinct p.model_id)::integer as "modelCount", count(distinct p.brand_id)::integer as "brandCount",
      count(distinct p.size)::integer as "sizeCount",
      coalesce(min(p.charged_price_pence), 0) as "minPrice", coalesce(max(p.charged_price_pence), 0) as "maxPrice",
      count(*) filter (where p.run_flat)::integer as "runFlatCount",
      count(*) filter (where p.extra_load)::integer as "extraLoadCount",
      count(*) filter (where p.three_peak_snowflake)::integer as "snowflakeCount",
      count(p.wet_grip)::integer as "labelledCount",
      min(p.noise_db) as "minNoiseDb", max(p.noise_db) as "maxNoiseDb"
    from products p where ${LISTED} and ${where}
    group by grouping sets (${[...groups.map((group) => `(${group})`), '()'].join(', ')})`;
}

function partsOf(name: PartName, rows: readonly GroupRow[], directory: Directory): RangePart[] {
  const { label, value: filterValue = itself, order } = PARTS[name];
  return rows
    .flatMap(({ part, value, tyreCount, minPrice }) =>
      part === name && value !== null
        ? [
            {
              value: filterValue(value, directory),
              label: label(value, directory),
              count: tyreCount,
              minPrice,
            },
          ]
        : [],
    )
    .toSorted(order)
    .slice(0, name === 'sizes' ? MOST_SIZES : undefined);
}

/** As many candidates for each pick as there are picks, so that each finds one not yet taken. */
function picksSql(where: string): string {
  return PICK_REASONS.map(
    (reason) => `
      select '${reason}' as reason, array_agg(id order by place) as ids from (
        select p.id, row_number() over (order by ${PICKS[reason].order}, p.id) as place
        from products p where ${LISTED} and ${where} and ${PICKS[reason].among}
        order by place limit ${PICK_REASONS.length}
      ) first`,
  ).join(' union all ');
}
