import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Order, OrderBatchOutcome } from '../../orders/index.ts';

@ObjectType({ description: 'What became of one order of several.' })
export class OrderBatchLine {
  @Field({ description: 'The order as the input named it.' }) requested: string;
  @Field(() => OrderBatchOutcome, { description: 'What became of it.' }) outcome: OrderBatchOutcome;
  @Field(() => String, {
    nullable: true,
    description: 'Why it was not done, in a sentence for the person who asked; null if it was.',
  })
  message: string | null;
  @Field(() => Order, { nullable: true, description: 'The order as it stands now; null if there is none.' })
  order: Order | null;
}

@ObjectType({
  description:
    'What became of several orders. Each is a change of its own: one that is refused stops no other.',
})
export class OrderBatch {
  @Field(() => [OrderBatchLine], { description: 'One for each that the input names, in its order.' })
  lines: OrderBatchLine[];
}

export const OrderBatchResult = createUnionType({
  name: 'OrderBatchResult',
  description: 'What became of each order, or why the input was refused as a whole.',
  types: () => [OrderBatch, InvalidInput] as const,
});
