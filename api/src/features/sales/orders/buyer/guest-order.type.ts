import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'What opens one order to a guest who reads its mail.' })
export class GuestOrderKey {
  @Field({ description: 'Send it as the header order-key. Keep it secret: it opens the whole order.' })
  key: string;
  @Field(() => DateTime, { description: 'Until when it is valid.' }) validUntil: Date;
  @Field(() => ID, { description: 'The order that it opens, for order(id).' }) orderId: string;
}
