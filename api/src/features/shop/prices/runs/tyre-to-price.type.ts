import { Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { BrandTier } from '../../catalogue/index.ts';
import type { PricedTyre } from './price-verdict.ts';

@ObjectType({ description: 'A tyre with what price rules look at.' })
export class TyreToPrice implements Omit<PricedTyre, 'revision' | 'isListPrice' | 'fittedPrice'> {
  @Field(() => Int, { description: 'References `Product.id`.' }) id: number;
  @Field({ description: 'The full name.' }) name: string;
  @Field(() => Pence, { nullable: true, description: 'Its cost without VAT; null if unknown.' })
  cost: number | null;
  @Field(() => Pence, { description: 'The price charged now.' }) price: number;
  @Field(() => Boolean, { description: 'Whether it’s on sale, so that rules leave it alone.' })
  isOnSale: boolean;
  @Field(() => BrandTier, { description: 'The class of its brand.' }) tier: BrandTier;
  @Field(() => Int, { description: 'References `Brand.id`.' }) brandId: number;
  @Field(() => TyreCategory, { description: 'The vehicles it’s for.' }) category: TyreCategory;
  @Field(() => Int, { description: 'Rim diameter in inches.' }) diameter: number;
  @Field({ description: 'As printed on the sidewall.' }) size: string;
  @Field(() => Int, { nullable: true, description: 'The supplier that serves it; null if none does.' })
  supplierId: number | null;
}
