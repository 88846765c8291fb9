import { priceEndings } from '@treadline/schema/trade/prices/price-ending';
import { ON_SALE } from '../record/product-columns.ts';
import type { SqlValues } from '../record/sql-values.ts';
import { MAX_PRICE, MAX_STOCK } from '../writing/product-write.inputs.ts';
import type { BulkChangeKind, BulkRefusal, PriceEnding } from './bulk-change.enums.ts';

/** The requested change, without its products. */
export interface WantedChange {
  readonly kind: BulkChangeKind;
  readonly percent?: number | null;
  readonly ending?: PriceEnding | null;
  readonly units?: number | null;
  readonly saleEndsOn?: string | null;
}

/** A product's values after a change. */
export interface Outcome {
  readonly id: number;
  /** The price charged, in pence. */
  readonly price: number;
  /** The units of own stock available to buy. */
  readonly stock: number;
  readonly published: boolean;
  /** Null if the product is changed. */
  readonly refusal: BulkRefusal | null;
}

/** The units of a product p in own stock that can be bought. */
export const OWN_STOCK = 'p.stock_quantity - p.stock_reserved';

/** The nearest price with this ending, rounding halves up, and never 0, as nearestEnding says it in SQL. */
function rounded(amount: string, ending: PriceEnding): string {
  const { tail } = priceEndings[ending];
  if (tail === null) return `round(${amount})`;
  return `greatest(${tail || 100}, round((${amount} - ${tail}) / 100) * 100 + ${tail})`;
}

interface Rule {
  readonly price?: string;
  readonly stock?: string;
  readonly published?: boolean;
  /** Further reasons to refuse a product, the most specific first: conditions on p and the outcome o. */
  readonly refusals: readonly (readonly [BulkRefusal, string])[];
}

const RANGE = ['PRICE_OUT_OF_RANGE', `o.price not between 1 and ${MAX_PRICE}`] as const;
const SAME_STOCK = ['UNCHANGED', `o.stock = ${OWN_STOCK}`] as const;

function byPercent(percent: string, { ending }: WantedChange): string {
  return rounded(`p.charged_price_pence * (100 + (${percent})) / 100`, ending ?? 'PENNY');
}

function ruleOf(change: WantedChange, values: SqlValues): Rule {
  const percent = change.percent ?? 0;
  const units = change.units ?? 0;
  switch (change.kind) {
    case 'PRICE': {
      const compared = percent === 0 ? '=' : percent > 0 ? '<=' : '>=';
      return {
        price: byPercent(`${values.add(percent)}::numeric`, change),
        refusals: [RANGE, ['ROUNDED_AWAY', `o.price ${compared} p.charged_price_pence`]],
      };
    }
    case 'SALE_START':
      return {
        price: byPercent(`-${values.add(percent)}::numeric`, change),
        refusals: [
          ['ALREADY_ON_SALE', `p.sale_ends_on is not null or ${ON_SALE}`],
          RANGE,
          ['ROUNDED_AWAY', 'o.price >= p.charged_price_pence'],
        ],
      };
    case 'SALE_END':
      return {
        price: 'coalesce(p.price_after_sale_pence, p.was_price_pence, p.charged_price_pence)',
        refusals: [['NOT_ON_SALE', `p.sale_ends_on is null and ${ON_SALE} is not true`]],
      };
    case 'STOCK_SET':
      return { stock: values.addNumber(units), refusals: [SAME_STOCK] };
    case 'STOCK_ADJUST':
      return {
        stock: `${OWN_STOCK} + ${values.addNumber(units)}`,
        refusals: [
          ['STOCK_BELOW_NONE', 'o.stock < 0'],
          ['STOCK_ABOVE_MOST', `o.stock > ${MAX_STOCK}`],
        ],
      };
    case 'PUBLISH':
      return { published: true, refusals: [['UNCHANGED', 'p.published']] };
    case 'WITHDRAW':
      return { published: false, refusals: [['UNCHANGED', 'not p.published']] };
    case 'UNDO':
      throw new TypeError('An undo takes its values from the products it restores.');
  }
}

/**
 * The outcome of a change for products, as a statement with the columns of {@link Outcome} after those of `also`.
 * Preview and change run the same statement, so the preview can't promise anything else.
 * @param where a condition on a row p of `products`.
 */
export function outcomeSql(change: WantedChange, where: string, values: SqlValues, also = ''): string {
  const { price, stock, published, refusals } = ruleOf(change, values);
  const reasons = [['DELETED', 'p.deleted_at is not null'] as const, ...refusals];
  return `
    select ${also} p.id, o.price, o.stock, o.published,
      case ${reasons.map(([reason, condition]) => `when ${condition} then '${reason}'`).join(' ')} end as refusal
    from products p
    cross join lateral (
      select (${price ?? 'p.charged_price_pence'})::integer as price, ${stock ?? OWN_STOCK} as stock,
        ${published ?? 'p.published'} as published
    ) o
    where ${where}`;
}
