import { reportFigures, salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { PenceSum } from '../../../../platform/input/scalars.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A tyre’s sales in a period.' })
export class TyreSales {
  @Field(() => Int, { description: 'The product’s number.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field(() => Int, { description: salesFigures.unitsSold.meaning }) units: number;
  @Field(() => PenceSum, { description: salesFigures.soldFor.meaning }) revenue: number;
  @Field(() => Int, { description: 'How many can still be sold.' }) available: number;
  @Field(() => PenceSum, { description: reportFigures.stockValue.meaning }) stockValue: number;
}
