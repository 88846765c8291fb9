import { LONGEST_SEARCH } from '@treadline/schema/trade/values/limits';
import { Field, InputType } from 'type-graphql';
import { Checked, Constraint, MAX_ITEMS } from '../../../../platform/input/constraint.ts';
import { checkPrices, TyreFilter } from '../listing/contract/product.inputs.ts';
import { AdminProductState, StockLevel } from './admin-product.enums.ts';

@Checked(checkPrices)
@InputType({
  description:
    'The filter of the administrators’ list. Different fields are combined with "and", several values of one field ' +
    `with "or". A list takes at most ${MAX_ITEMS} values.`,
})
export class AdminProductFilter extends TyreFilter {
  @Constraint({ maxLength: LONGEST_SEARCH })
  @Field(() => String, {
    nullable: true,
    description:
      'Free text: sizes in any spelling, brands, models, words of the name, an SKU or EAN or a part of it, or a ' +
      'supplier’s code.',
  })
  search?: string | null;

  @Field(() => AdminProductState, {
    nullable: true,
    description: 'Their state; by default all except deleted ones.',
  })
  state?: AdminProductState | null;

  @Field(() => StockLevel, { nullable: true, description: 'The units available to buy.' })
  stock?: StockLevel | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only products without their own pictures, which show those of their model.',
  })
  withoutPicture?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only products that must be sold with a tyre label and lack its fuel efficiency, wet grip or noise.',
  })
  withoutLabel?: boolean | null;
}
