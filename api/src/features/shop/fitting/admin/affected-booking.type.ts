import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

@ObjectType({
  description:
    'A booked job that no longer fits what its centre or van offers. It stays booked until staff move it.',
})
export class AffectedBooking {
  @Field(() => ID, { description: 'The order’s id, a UUID.' }) orderId: string;
  @Field({ description: 'The number that the buyer knows.' }) orderNumber: string;
  @Field(() => DateTime, { description: 'When it begins.' }) startsAt: Date;
  @Field({ description: 'The centre or van.' }) place: string;
  @Field({ description: 'Why it no longer fits, in a few words.' }) reason: string;
}
