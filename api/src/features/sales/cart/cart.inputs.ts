import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, MIN_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { AddressCountry, DeliveryMethod } from '../../shop/delivery/index.ts';
import { FittingsInput, Fulfilment } from '../../shop/fitting/index.ts';

/** More lines than any household or garage orders at once. */
export const MAX_LINES = 50;
/** One change can empty a full cart and refill it. */
const MAX_CHANGES = 2 * MAX_LINES;

export const CART_LINES: InputRule = {
  maxItems: MAX_LINES,
  message: `A cart can hold up to ${MAX_LINES} different tyres`,
};
export const CART_CHANGES: InputRule = {
  maxItems: MAX_CHANGES,
  message: `Please send at most ${MAX_CHANGES} changes at once`,
};

/**
 * The quantity has no rule: one that can't be bought is a problem of its line, reported by the quote with the others.
 */
@InputType({ description: 'A quantity of one tyre. Clients send no price: the shop knows it.' })
export class CartItemInput {
  @Field(() => Int, { description: 'References `Product.id`.' })
  productId: number;
  @Field(() => Int, { description: `The quantity, ${MIN_QUANTITY} to ${MAX_QUANTITY}.` })
  quantity: number;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the road hazard plan is bought for all of them.',
  })
  roadHazardPlan?: boolean;
  @Field(() => Fulfilment, {
    defaultValue: 'MAIL_ORDER',
    description: 'How the buyer receives them; `fittings` says where and when they’re fitted.',
  })
  fulfilment?: Fulfilment;
}

@InputType({ description: 'The new quantity of a tyre in the saved cart.' })
export class UpdateCartItemInput {
  @Field(() => Int, { description: 'References `Product.id`.' })
  productId: number;
  @Constraint({ min: 0, max: MAX_QUANTITY, message: quantitySentence(0) })
  @Field(() => Int, { description: 'The quantity; 0 removes the tyre.' })
  quantity: number;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to add the road hazard plan; unchanged if omitted.',
  })
  roadHazardPlan?: boolean | null;
  @Field(() => Fulfilment, {
    nullable: true,
    description: 'How the buyer receives them; unchanged if omitted.',
  })
  fulfilment?: Fulfilment | null;
}

@InputType({ description: 'The cart to price.' })
export class CartQuoteInput extends FittingsInput {
  @Constraint(CART_LINES)
  @Field(() => [CartItemInput], { description: 'The lines; those of one product are added up.' })
  items: CartItemInput[];
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'The delivery method to price.' })
  deliveryMethod: DeliveryMethod;
  @Field(() => String, {
    nullable: true,
    description:
      'The postcode to deliver to, which decides the delivery zone, and where a van comes; the mainland if omitted.',
  })
  postcode?: string | null;
  @Field(() => AddressCountry, { defaultValue: 'GB', description: 'The country of the postcode.' })
  country: AddressCountry;
}
