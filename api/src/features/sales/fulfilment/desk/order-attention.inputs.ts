import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { NOTE } from '../../orders/index.ts';

@InputType({ description: 'What somebody in the shop has done about an order that needed attention.' })
export class ResolveOrderInput {
  @Field(() => ID, { description: 'Which order, a UUID.' }) orderId: string;
  @Constraint({ maxLength: 10_000, message: 'Please send needsAttention as it was read' })
  @Field({ description: 'Its needsAttention as it was read. If it has changed since, nothing is done.' })
  needsAttention: string;
  @Constraint({ ...NOTE, required: 'Please write what was done about it' })
  @Field({ description: 'What was done about it, as a note on the order. The buyer never sees it.' })
  note: string;
}
