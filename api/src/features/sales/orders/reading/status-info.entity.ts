import { Field, Int, ObjectType } from 'type-graphql';
import { OrderStatus, StatusTone } from '../record/order.enums.ts';

@ObjectType({ description: 'An order’s status in words for its buyer.' })
export class StatusInfo {
  @Field(() => OrderStatus, { description: 'The status described here.' }) status: OrderStatus;
  @Field(() => Int, { description: 'Progress towards delivery, from 0 to 100.' }) progress: number;
  @Field(() => StatusTone, { description: 'The tone, which pages turn into a colour.' }) tone: StatusTone;
  @Field({ description: 'The status’s name for shoppers.' }) label: string;
  @Field({ description: 'The meaning of the status for the buyer, in a sentence.' }) description: string;
  @Field({ description: 'Whether the buyer collects the order at the shop.' }) isCollected: boolean;
}
