import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The number of orders under each tab of the admin order list. An order can count under several.',
})
export class OrderCounts {
  @Field(() => Int, { description: 'Paid, not sent yet, and nothing holds them back.' })
  toShip: number;
  @Field(() => Int, { description: 'Paid, but tyres are still to come from a supplier.' })
  awaitingTyres: number;
  @Field(() => Int, {
    description:
      'A member of staff must decide: paid late, paid the wrong amount, disputed, or a refund failed.',
  })
  needsAttention: number;
  @Field(() => Int, { description: 'Placed, with payment still expected.' }) unpaid: number;
  @Field(() => Int, { description: 'Sent but not delivered yet.' }) onTheWay: number;
  @Field(() => Int, { description: 'Delivered, and not closed by a refund.' }) delivered: number;
  @Field(() => Int, { description: 'Refunded in full or in part, or about to be.' }) returned: number;
  @Field(() => Int, { description: 'Past the dispatch or delivery date promised to the buyer.' })
  late: number;
  @Field(() => Int, { description: 'All orders, including finished and cancelled ones.' }) total: number;
}
