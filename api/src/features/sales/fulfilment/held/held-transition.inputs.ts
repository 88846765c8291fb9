import { Field, ID, InputType } from 'type-graphql';
import { AdvanceOrdersInput, ShipOrdersInput } from '../steps/order-batch.inputs.ts';
import { UpdateOrderStatusInput } from '../steps/order-change.inputs.ts';

@InputType({
  description:
    'A step to take after the seconds in which it can be undone: exactly one of ship, advance and update.',
})
export class HoldTransitionInput {
  @Field(() => ID, { description: 'A new UUID. A step that is sent twice under the same one is held once.' })
  id: string;
  @Field(() => ShipOrdersInput, { nullable: true, description: 'As shipOrders takes it.' })
  ship?: ShipOrdersInput | null;
  @Field(() => AdvanceOrdersInput, { nullable: true, description: 'As advanceOrders takes it.' })
  advance?: AdvanceOrdersInput | null;
  @Field(() => UpdateOrderStatusInput, {
    nullable: true,
    description: 'As updateOrderStatus takes it, for PROCESSING, SHIPPED and DELIVERED.',
  })
  update?: UpdateOrderStatusInput | null;
}
