import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { LocalDate, Pence } from '../../../platform/input/scalars.ts';

@ObjectType({ description: 'What was sold in a time: a sale counts on the day it was paid.' })
export class SalesFigures {
  @Field(() => Int, { description: `${salesFigures.revenue.meaning} In pence.` })
  revenue: number;
  @Field(() => Int, { description: salesFigures.orders.meaning }) orders: number;
  @Field(() => Int, {
    description: 'The orders that were placed, paid or not: each is a shopper who went to pay.',
  })
  checkouts: number;
  @Field(() => Int, { description: 'How many of those orders are sold.' }) checkoutsSold: number;
}

@ObjectType({ description: 'What was sold on a day or in a month.' })
export class SalesPoint extends SalesFigures {
  @Field(() => LocalDate, { description: 'The day, or the first day of the month, in London.' })
  day: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What was sold over time, beside the period before it.' })
export class SalesReport {
  @Field(() => SalesFigures, { description: 'The period as a whole.' }) total: SalesFigures;
  @Field(() => SalesFigures, { description: 'The period of the same length before it.' })
  totalBefore: SalesFigures;
  @Field(() => [SalesPoint], {
    description: 'The days of the period, oldest first, also those without a sale.',
  })
  points: SalesPoint[];
  @Field(() => [SalesPoint], {
    description: 'The days of the period before, as many as those of the period.',
  })
  pointsBefore: SalesPoint[];
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How a tyre sold in a time.' })
export class SellerRow {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field(() => Int, { description: salesFigures.unitsSold.meaning }) units: number;
  @Field(() => Pence, { description: salesFigures.soldFor.meaning }) revenue: number;
  @Field(() => Int, { description: 'The tyres that can still be sold.' }) available: number;
}
