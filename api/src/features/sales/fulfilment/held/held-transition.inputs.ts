import { Field, ID, InputType } from 'type-graphql';
import { AdvanceOrdersInput, ShipOrdersInput } from '../steps/order-batch.inputs.ts';
import { UpdateOrderStatusInput } from '../steps/order-change.inputs.ts';

@InputType({
  description:
    'A transition to apply once it can no longer be undone. Give exactly one of `ship`, `advance` and `update`.',
})
export class HoldTransitionInput {
  @Field(() => ID, { description: 'A new UUID. Repeating it returns the transition that is already held.' })
  id: string;
  @Field(() => ShipOrdersInput, { nullable: true, description: 'The input of `shipOrders`.' })
  ship?: ShipOrdersInput | null;
  @Field(() => AdvanceOrdersInput, { nullable: true, description: 'The input of `advanceOrders`.' })
  advance?: AdvanceOrdersInput | null;
  @Field(() => UpdateOrderStatusInput, {
    nullable: true,
    description: 'The input of `updateOrderStatus`, for PROCESSING, SHIPPED and DELIVERED.',
  })
  update?: UpdateOrderStatusInput | null;
}
