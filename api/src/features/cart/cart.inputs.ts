import { Field, InputType, Int } from 'type-graphql';
import { AddressCountry, DeliveryMethod } from '../delivery/delivery.enums.ts';

@InputType({ description: 'So many pieces of a tyre. No price is sent: the shop knows it.' })
export class CartItemInput {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Int, { description: 'Pieces, 1 to 99.' }) quantity: number;
}

@InputType({ description: 'How many pieces of a tyre a saved cart is to hold.' })
export class CartChangeInput {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Int, { description: 'Pieces, 0 to 99; 0 takes the tyre out.' }) quantity: number;
}

@InputType({ description: 'A cart to be priced.' })
export class CartQuoteInput {
  @Field(() => [CartItemInput], { description: 'At most 50 lines.' }) items: CartItemInput[];
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'How it is to be delivered.' })
  deliveryMethod: DeliveryMethod;
  @Field(() => String, { nullable: true, description: 'Where to, to tell which ways of delivery reach it.' })
  postcode?: string | null;
  @Field(() => AddressCountry, { defaultValue: 'GB', description: 'The country of the postcode.' })
  country: AddressCountry;
}
