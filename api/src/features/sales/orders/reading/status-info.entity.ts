import { Field, Int, ObjectType } from 'type-graphql';
import { OrderStatus, StatusTone } from '../record/order.enums.ts';

@ObjectType({ description: 'How far an order has come, in words for its buyer.' })
export class StatusInfo {
  @Field(() => OrderStatus, { description: 'The status that is described.' }) status: OrderStatus;
  @Field(() => Int, { description: 'How much of the way is done, 0 to 100.' }) progress: number;
  @Field(() => StatusTone, { description: 'What its look should say.' }) tone: StatusTone;
  @Field({ description: 'Its name for shoppers.' }) label: string;
  @Field({ description: 'What it means for the buyer, in a sentence.' }) description: string;
}
