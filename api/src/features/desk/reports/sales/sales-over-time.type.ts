import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { SalesSum } from './sales-sum.type.ts';

@ObjectType({ description: 'Orders placed, by the day they were placed on.' })
export class CheckoutSum {
  @Field(() => Int, { description: salesFigures.checkouts.meaning }) placed: number;
  @Field(() => Int, { description: 'How many of them were ever paid.' }) paid: number;
  @Field(() => Int, { description: 'How many of them are sales: paid, and not cancelled or refunded since.' })
  sold: number;
}

@ObjectType({ description: 'Sales and orders placed in a period.' })
export class SalesInPeriod {
  @Field(() => SalesSum, { description: 'Orders that were paid in it.' }) sales: SalesSum;
  @Field(() => CheckoutSum, { description: 'Orders that were placed in it.' }) checkouts: CheckoutSum;
}

@ObjectType({ description: 'Sales on a day, or in a week or month, beside those of as many days before.' })
export class SalesStep {
  @Field(() => LocalDate, { description: 'The first day.' }) from: string;
  @Field(() => LocalDate, { description: 'The last day.' }) to: string;
  @Field(() => SalesInPeriod, { description: 'The sums of these days.' }) now: SalesInPeriod;
  @Field(() => SalesInPeriod, {
    description: 'The sums of the days at the same place in the period before.',
  })
  before: SalesInPeriod;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Sales over time, compared with the preceding period of the same length.' })
export class SalesOverTime {
  @Field(() => SalesInPeriod, { description: 'The whole period.' }) now: SalesInPeriod;
  @Field(() => SalesInPeriod, { description: 'The whole period before.' }) before: SalesInPeriod;
  @Field(() => [SalesStep], {
    description: 'The steps of the period, oldest first, including those without sales.',
  })
  steps: SalesStep[];
}
