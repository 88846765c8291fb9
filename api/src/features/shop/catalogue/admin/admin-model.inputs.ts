import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Season, TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { AdminModelState, BrandTier } from '../record/catalogue.enums.ts';

@InputType({
  description: 'The models to list. Fields are combined with "and", several values of one field with "or".',
})
export class AdminModelFilter {
  @Constraint({ maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      'Words of brand and name, a SKU, an EAN, or a size such as 205/55 R16, which finds the models ' +
      'available in it.',
  })
  search?: string | null;
  @Field(() => [String], { nullable: true, description: 'Brand slugs, for example michelin.' })
  brands?: string[] | null;
  @Field(() => [TyreCategory], { nullable: true, description: 'Kinds of vehicle.' })
  categories?: TyreCategory[] | null;
  @Field(() => [Season], { nullable: true, description: 'Models of any of these seasons.' })
  seasons?: Season[] | null;
  @Field(() => [AdminModelState], {
    nullable: true,
    description: 'Their states; by default all except deleted ones.',
  })
  states?: AdminModelState[] | null;
}

@InputType({
  description: 'The brands to list. Fields are combined with "and", several values of one field with "or".',
})
export class AdminBrandFilter {
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Words of its name or country.' })
  search?: string | null;
  @Field(() => [BrandTier], { nullable: true, description: 'Price classes.' })
  tiers?: BrandTier[] | null;
}
