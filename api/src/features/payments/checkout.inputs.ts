import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../addresses/address.inputs.ts';
import { CartItemInput } from '../cart/cart.inputs.ts';
import { DeliveryMethod } from '../delivery/delivery.enums.ts';

@InputType({
  description: 'What is bought, by whom, and where it goes. No price is sent: the shop knows it.',
})
export class CheckoutInput {
  @Field(() => [CartItemInput], { description: 'At least one line, at most 50.' }) items: CartItemInput[];
  @Field({ description: 'Where the order confirmation goes.' }) email: string;
  @Field(() => String, { nullable: true, description: 'For the driver. At most 30 characters.' }) phone?:
    | string
    | null;
  @Field(() => AddressInput, { description: 'Where the tyres go.' }) shippingAddress: AddressInput;
  @Field(() => AddressInput, { nullable: true, description: 'Left out when it is the shipping address.' })
  billingAddress?: AddressInput | null;
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'How the tyres go there.' })
  deliveryMethod: DeliveryMethod;
  @Field({
    defaultValue: false,
    description:
      'Keep the shipping address in the address book of whoever is signed in; nothing happens for guests, and once the address book is full.',
  })
  saveShippingAddress: boolean;
  @Field({
    defaultValue: false,
    description:
      'Ask for the newsletter. Once the order is paid a mail with a link follows, and nothing else until that is followed.',
  })
  subscribeNewsletter: boolean;
  @Field({ description: 'Must be true: the terms and conditions are agreed to.' }) acceptTerms: boolean;
}
