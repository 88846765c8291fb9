import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { marginOf } from '@treadline/schema/trade/values/margin';
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { PenceSum } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'Sales added up. A sale counts on the day it was paid, in London.' })
export class SalesSum {
  @Field(() => PenceSum, {
    description:
      'Payments for these sales, VAT included, less refunds. Broken down by brand, kind, season or size, it’s the ' +
      'price of the tyres; otherwise it includes delivery, plans and fitting.',
  })
  revenue: number;
  @Field(() => Int, {
    description: `${salesFigures.orders.meaning} In a breakdown by tyre, once for each part of it.`,
  })
  orders: number;
  @Field(() => PenceSum, {
    nullable: true,
    description: `${salesFigures.averageOrder.meaning} Null without orders.`,
  })
  averageOrder: number | null;
  @Field(() => Int, { description: salesFigures.unitsSold.meaning }) units: number;
  @Field(() => PenceSum, { description: salesFigures.soldFor.meaning }) tyreRevenue: number;
  @Field(() => PenceSum, {
    nullable: true,
    description: 'The part of tyreRevenue whose cost was known, which the margin is about.',
  })
  @Auth('ADMIN', 'READ_COSTS')
  costedRevenue: number;
  @Field(() => PenceSum, {
    nullable: true,
    description: `${salesFigures.margin.meaning} Null if none was known.`,
  })
  @Auth('ADMIN', 'READ_COSTS')
  margin: number | null;
}

/** Measures as the database adds them up. Null over no rows. */
export interface SummedSales {
  readonly orders: number | null;
  readonly pence: number | null;
  readonly units: number | null;
  readonly tyrePence: number | null;
  readonly costedPence: number | null;
  readonly costPence: number | null;
}

const MEASURES: Readonly<Record<keyof SummedSales, string>> = {
  orders: 'orders',
  pence: 'pence',
  units: 'units',
  tyrePence: 'tyre_pence',
  costedPence: 'costed_pence',
  costPence: 'cost_pence',
};

/** The columns of the measures. */
export const SALES_COLUMNS = Object.values(MEASURES).join(', ');

/**
 * The sums of the measures as one JSON column, as SQL.
 * @param condition which rows are added up.
 */
export const summedSales = (name: string, condition: string): string =>
  `json_build_object(${Object.entries(MEASURES)
    .map(([measure, column]) => `'${measure}', sum(${column}) filter (where ${condition})`)
    .join(', ')}) as "${name}"`;

/** Sums for the schema. */
export function salesSum({ orders, pence, units, tyrePence, costedPence, costPence }: SummedSales): SalesSum {
  const [revenue, count, price] = [pence ?? 0, orders ?? 0, costedPence ?? 0];
  return {
    revenue,
    orders: count,
    averageOrder: count > 0 ? Math.round(revenue / count) : null,
    units: units ?? 0,
    tyreRevenue: tyrePence ?? 0,
    costedRevenue: price,
    margin: price > 0 ? marginOf({ price, cost: costPence ?? 0 }) : null,
  };
}

/** The sums of several sums, as of days that make up a week. */
export const addedSales = (sums: readonly SummedSales[]): SummedSales =>
  sums.reduce(
    (total, one) => ({
      orders: (total.orders ?? 0) + (one.orders ?? 0),
      pence: (total.pence ?? 0) + (one.pence ?? 0),
      units: (total.units ?? 0) + (one.units ?? 0),
      tyrePence: (total.tyrePence ?? 0) + (one.tyrePence ?? 0),
      costedPence: (total.costedPence ?? 0) + (one.costedPence ?? 0),
      costPence: (total.costPence ?? 0) + (one.costPence ?? 0),
    }),
    { orders: 0, pence: 0, units: 0, tyrePence: 0, costedPence: 0, costPence: 0 },
  );
