import { reportFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { LocalDate, PenceSum } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'Units on hand and their value.' })
export class StockSum {
  @Field(() => Int, { description: 'The units, including reserved ones.' }) units: number;
  @Field(() => PenceSum, { description: reportFigures.stockValue.meaning }) value: number;
  @Field(() => PenceSum, { nullable: true, description: reportFigures.stockCost.meaning })
  @Auth('ADMIN', 'READ_COSTS')
  cost: number;
  @Field(() => Int, { nullable: true, description: 'The units whose cost is known.' })
  @Auth('ADMIN', 'READ_COSTS')
  costedUnits: number;
}

@ObjectType({ description: 'Units that have been in stock for some time.' })
export class StockBand {
  @Field(() => Int, { description: 'The fewest days.' }) fromDays: number;
  @Field(() => Int, { nullable: true, description: 'The most days; null for the oldest units.' })
  toDays: number | null;
  @Field(() => StockSum, { description: reportFigures.stockAge.meaning }) stock: StockSum;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The value and age of the stock of all tyres that aren’t deleted.' })
export class StockReport {
  @Field(() => StockSum, { description: 'All units.' }) total: StockSum;
  @Field(() => [StockBand], { description: 'By days in stock, newest first.' }) bands: StockBand[];
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Units of a tyre that came in on one day.' })
export class StockArrival {
  @Field(() => Int, { description: 'The product’s number.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field(() => LocalDate, { description: 'The day they came in, were counted in or came back, in London.' })
  arrivedOn: string;
  @Field(() => StockSum, { description: 'Those still on hand.' }) stock: StockSum;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A tyre that runs out before a delivery could arrive.' })
export class ReorderRow {
  @Field(() => Int, { description: 'The product’s number.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field({ description: 'The stock-keeping unit (SKU).' }) sku: string;
  @Field(() => String, { nullable: true, description: 'The EAN; null if unknown.' }) ean: string | null;
  @Field(() => Int, { description: 'How many can be sold now.' }) available: number;
  @Field(() => Int, {
    description: 'Tyres sold in the days before today, less those returned or refunded.',
  })
  sold: number;
  @Field(() => Float, { description: `${reportFigures.saleRate.meaning} To two decimals.` }) perDay: number;
  @Field(() => LocalDate, { description: reportFigures.daysLeft.meaning }) runsOutOn: string;
  @Field(() => Int, { description: reportFigures.reorder.meaning }) reorder: number;
}
