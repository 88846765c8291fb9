import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'The key that opens one order to a guest who can read its email.' })
export class GuestOrderKey {
  @Field({ description: 'Send it in the order-key header. Keep it secret: it opens the whole order.' })
  key: string;
  @Field(() => DateTime, { description: 'When the key expires.' }) validUntil: Date;
  @Field(() => ID, { description: 'The order that the key opens; pass it to order(id).' }) orderId: string;
}
