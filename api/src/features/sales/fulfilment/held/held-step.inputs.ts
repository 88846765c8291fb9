import { Field, ID, InputType } from 'type-graphql';
import { AdvanceOrdersInput, ShipOrdersInput } from '../steps/order-batch.inputs.ts';
import { ChangeOrderStatusInput } from '../steps/order-change.inputs.ts';

@InputType({
  description:
    'A step to take after the seconds in which it can be undone: exactly one of ship, advance and change.',
})
export class HoldStepInput {
  @Field(() => ID, { description: 'A new UUID. A step that is sent twice under the same one is held once.' })
  id: string;
  @Field(() => ShipOrdersInput, { nullable: true, description: 'As shipOrders takes it.' })
  ship?: ShipOrdersInput | null;
  @Field(() => AdvanceOrdersInput, { nullable: true, description: 'As advanceOrders takes it.' })
  advance?: AdvanceOrdersInput | null;
  @Field(() => ChangeOrderStatusInput, {
    nullable: true,
    description: 'As changeOrderStatus takes it, for PROCESSING, SHIPPED and DELIVERED.',
  })
  change?: ChangeOrderStatusInput | null;
}
