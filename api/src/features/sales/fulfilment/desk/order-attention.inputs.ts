import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { NOTE } from '../../orders/index.ts';

@InputType({ description: 'How staff resolved an order that needed attention.' })
export class ResolveOrderInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Constraint({ maxLength: 10_000, message: 'Please send needsAttention exactly as you read it' })
  @Field({
    description:
      'The order’s `needsAttention` as you read it. If it has changed since, the order stays unresolved.',
  })
  needsAttention: string;
  @Constraint({ ...NOTE, required: 'Please write what was done about it' })
  @Field({
    description: 'A note that says what was done about it. The buyer never sees it.',
  })
  note: string;
}
