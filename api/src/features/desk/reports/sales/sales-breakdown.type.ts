import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { SalesSum } from './sales-sum.type.ts';

@ObjectType({ description: 'The sales of one brand, size, channel or whatever a breakdown tells apart.' })
export class SalesPart {
  @Field({ description: 'Its name, or the word of its enum, as the dimension says.' }) key: string;
  @Field(() => SalesSum, { description: 'Its sales in the period.' }) now: SalesSum;
  @Field(() => SalesSum, { description: 'Its sales in the period before.' }) before: SalesSum;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Sales broken down, compared with the preceding period of the same length.' })
export class SalesBreakdown {
  @Field(() => [SalesPart], { description: 'The parts with sales in either period, most revenue first.' })
  parts: SalesPart[];
  @Field(() => Int, { description: 'How many parts there are, beyond the limit too.' }) partCount: number;
  @Field(() => SalesSum, {
    description:
      'All sales of the period. Its revenue less its tyreRevenue is for delivery, plans and fitting, less refunds ' +
      'that name no tyres; no brand, kind, season, size or supplier has it.',
  })
  now: SalesSum;
  @Field(() => SalesSum, { description: 'All sales of the period before.' }) before: SalesSum;
}
