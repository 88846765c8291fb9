import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Order, OrderBatchOutcome } from '../../orders/index.ts';

@ObjectType({ description: 'The outcome for one order of a batch.' })
export class OrderBatchLine {
  @Field({ description: 'The order, as named in the input.' }) requested: string;
  @Field(() => OrderBatchOutcome, { description: 'Whether it was changed.' }) outcome: OrderBatchOutcome;
  @Field(() => String, {
    nullable: true,
    description: 'The reason if it wasn’t changed, in a sentence for the caller; otherwise null.',
  })
  message: string | null;
  @Field(() => Order, { nullable: true, description: 'The order as it is now; null if it wasn’t found.' })
  order: Order | null;
}

@ObjectType({
  description:
    'The outcomes of a batch. Each order is changed separately, so a refusal doesn’t stop the others.',
})
export class OrderBatch {
  @Field(() => [OrderBatchLine], { description: 'One for each order in the input, in the same order.' })
  lines: OrderBatchLine[];
}

export const OrderBatchResult = createUnionType({
  name: 'OrderBatchResult',
  description: 'The outcome for each order, or why the whole input was refused.',
  types: () => [OrderBatch, InvalidInput] as const,
});
