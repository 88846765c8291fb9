import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { LocalDate, Pence, PenceSum } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'Sales in a period. A sale counts on the day it was paid.' })
export class SalesFigures {
  @Field(() => PenceSum, { description: salesFigures.revenue.meaning })
  revenue: number;
  @Field(() => Int, { description: salesFigures.orders.meaning }) orders: number;
  @Field(() => Int, {
    description: 'The orders placed, paid or not: each is a shopper who reached payment.',
  })
  checkouts: number;
  @Field(() => Int, { description: 'How many of those orders became sales.' }) checkoutsSold: number;
  @Field(() => Int, { description: 'How many of those orders were ever paid, even if refunded since.' })
  checkoutsPaid: number;
}

@ObjectType({ description: 'Sales on one day or in one month.' })
export class SalesPoint extends SalesFigures {
  @Field(() => LocalDate, { description: 'The day, or the first day of the month, in London.' })
  day: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Sales over time, compared with the period before.' })
export class SalesReport {
  @Field(() => SalesFigures, { description: 'The period as a whole.' }) total: SalesFigures;
  @Field(() => SalesFigures, { description: 'The preceding period of the same length.' })
  totalBefore: SalesFigures;
  @Field(() => [SalesPoint], {
    description: 'The days of the period, oldest first, including days without sales.',
  })
  points: SalesPoint[];
  @Field(() => [SalesPoint], {
    description: 'The days of the period before, equally many.',
  })
  pointsBefore: SalesPoint[];
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A tyre’s sales in a period.' })
export class SellerRow {
  @Field(() => Int, { description: 'The product’s number.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field(() => Int, { description: salesFigures.unitsSold.meaning }) units: number;
  @Field(() => Pence, { description: salesFigures.soldFor.meaning })
  @Auth('ADMIN', 'READ_FIGURES')
  revenue: number;
  @Field(() => Int, { description: 'How many can still be sold.' }) available: number;
}
