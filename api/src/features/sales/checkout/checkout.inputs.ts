import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { EMAIL, PHONE } from '../../../platform/input/input-rules.ts';
import { AddressInput } from '../../people/addresses/index.ts';
import { DeliveryMethod } from '../../shop/delivery/index.ts';
import { CONSENT } from '../analytics/index.ts';
import { CART_LINES, CartItemInput } from '../cart/index.ts';
import { checkQuantities } from './checkout-validation.ts';

@Constraint({ message: 'Please fill in all required fields' })
@Checked(checkQuantities)
@InputType({
  description: 'An order: lines, buyer, addresses and delivery. Clients send no prices: the shop knows them.',
})
export class CheckoutInput {
  @Constraint({ ...CART_LINES, required: 'Your cart is currently empty.' })
  @Field(() => [CartItemInput], { description: 'The tyres and quantities.' })
  items: CartItemInput[];
  @Constraint(EMAIL)
  @Field({ description: 'The e-mail address for mails about the order.' })
  email: string;
  @Constraint(PHONE)
  @Field(() => String, { nullable: true, description: 'The telephone number for the driver.' })
  phone?: string | null;
  @Field(() => AddressInput, { description: 'The delivery address.' }) shippingAddress: AddressInput;
  @Field(() => AddressInput, {
    nullable: true,
    description: 'The billing address; left out if it is the shipping address.',
  })
  billingAddress?: AddressInput | null;
  @Field(() => DeliveryMethod, {
    defaultValue: 'STANDARD',
    description: 'How it should reach the door; standard unless said otherwise.',
  })
  deliveryMethod: DeliveryMethod;
  @Field({
    defaultValue: false,
    description:
      'Whether to save the shipping address in the customer’s address book; ignored for guests, ' +
      'and if the address book is full.',
  })
  saveShippingAddress: boolean;
  @Field({
    defaultValue: false,
    description:
      'Whether to request the newsletter. Once the order is paid, the shop mails a confirmation ' +
      'link, and nothing else until it is followed.',
  })
  subscribeNewsletter: boolean;
  @Constraint(CONSENT)
  @Field(() => String, {
    nullable: true,
    description:
      'What the buyer agreed to if they agreed to be counted, as recordVisitorEvents takes it. Their purchase is ' +
      'then reported once, when it is paid.',
  })
  analyticsConsent?: string | null;
  @Constraint({
    pattern: String.raw`^[\w-]{20,100}$`,
    message: 'An idempotency key has 20 to 100 letters, digits, hyphens and underscores',
  })
  @Field(() => String, {
    nullable: true,
    description:
      'What the client draws at random for each attempt, such as a UUID, and sends again if no answer came: the ' +
      'order that the first request placed is then answered, and no second one is placed. It holds for a day, and ' +
      'only with the same input; a changed cart or address is another attempt. A refused attempt may be sent again.',
  })
  idempotencyKey?: string | null;
  @Constraint({ required: 'You must agree to the terms and conditions' })
  @Field({ description: 'Whether the buyer agrees to the terms and conditions.' })
  acceptTerms: boolean;
}
