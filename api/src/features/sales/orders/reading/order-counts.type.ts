import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many orders wait at each desk of the shop. One may count at several.' })
export class OrderCounts {
  @Field(() => Int, { description: 'Paid, not sent yet, and nothing stands against sending them.' })
  toShip: number;
  @Field(() => Int, {
    description: 'Paid late or wrongly, or their refund was refused: somebody must decide.',
  })
  needsAttention: number;
  @Field(() => Int, { description: 'Placed, and their payment still awaited.' }) unpaid: number;
  @Field(() => Int, { description: 'Sent and not delivered yet.' }) onTheWay: number;
  @Field(() => Int, { description: 'At their doors.' }) delivered: number;
  @Field(() => Int, { description: 'Paid back in part or in full, or about to be.' }) returned: number;
  @Field(() => Int, { description: 'Past what their buyers were promised.' }) late: number;
  @Field(() => Int, { description: 'All there are, finished and cancelled ones included.' }) total: number;
}
