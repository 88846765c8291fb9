import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { EMAIL, PHONE } from '../../../platform/input/input-rules.ts';
import { AddressInput } from '../../people/addresses/index.ts';
import { DeliveryMethod } from '../../shop/delivery/index.ts';
import { OrderedFittingsInput } from '../../shop/fitting/index.ts';
import { CONSENT } from '../analytics/index.ts';
import { CART_LINES, CartItemInput } from '../cart/index.ts';
import { checkQuantities } from './checkout-validation.ts';

@Constraint({ message: 'Please fill in all required fields' })
@Checked(checkQuantities)
@InputType({
  description:
    'A new order: lines, buyer, addresses and delivery. Clients send no prices: the shop knows them.',
})
export class CheckoutInput extends OrderedFittingsInput {
  @Constraint({ ...CART_LINES, required: 'Your cart is currently empty.' })
  @Field(() => [CartItemInput], { description: 'The tyres and quantities.' })
  items: CartItemInput[];
  @Constraint(EMAIL)
  @Field({ description: 'The address for emails about the order.' })
  email: string;
  @Constraint(PHONE)
  @Field(() => String, { nullable: true, description: 'The phone number for the driver.' })
  phone?: string | null;
  @Field(() => AddressInput, {
    description:
      'The delivery address, where a van comes too; the buyer’s own address if all tyres are fitted at a centre.',
  })
  shippingAddress: AddressInput;
  @Field(() => AddressInput, {
    nullable: true,
    description: 'The billing address; omit it if it’s the delivery address.',
  })
  billingAddress?: AddressInput | null;
  @Field(() => DeliveryMethod, {
    defaultValue: 'STANDARD',
    description: 'How to deliver the order; standard by default.',
  })
  deliveryMethod: DeliveryMethod;
  @Field({
    defaultValue: false,
    description:
      'Whether to save the delivery address in the customer’s address book. Ignored for guests, and if ' +
      'the address book is full.',
  })
  saveShippingAddress: boolean;
  @Field({
    defaultValue: false,
    description:
      'Whether to request the newsletter. Once the order is paid, the shop emails a confirmation link, ' +
      'and nothing else until it’s followed.',
  })
  subscribeNewsletter: boolean;
  @Constraint(CONSENT)
  @Field(() => String, {
    nullable: true,
    description:
      'The buyer’s consent to analytics, in the format of recordVisitorEvents. Their purchase is then ' +
      'reported once, when it’s paid.',
  })
  analyticsConsent?: string | null;
  @Constraint({
    pattern: String.raw`^[\w-]{20,100}$`,
    message: 'An idempotency key has 20 to 100 letters, digits, hyphens and underscores',
  })
  @Field(() => String, {
    nullable: true,
    description:
      'A random value for each attempt, such as a UUID, to send again if no response came: the order ' +
      'that the first request placed is then returned, instead of placing a second one. It works for a ' +
      'day, and only with the same input: a changed cart or address is a new attempt. A refused attempt ' +
      'can be sent again.',
  })
  idempotencyKey?: string | null;
  @Constraint({ required: 'You must agree to the terms and conditions' })
  @Field({ description: 'Whether the buyer agrees to the terms and conditions.' })
  acceptTerms: boolean;
}
