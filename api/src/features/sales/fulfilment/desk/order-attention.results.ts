import { createUnionType, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { Order, OrderNotFound } from '../../orders/index.ts';

@ObjectType({
  implements: Refusal,
  description:
    'The buyer must be refunded first, something else has come up, or a colleague was quicker. Nothing has changed.',
})
export class OrderNotResolved extends Refusal {}

export const ResolveOrderResult = createUnionType({
  name: 'ResolveOrderResult',
  description: 'The resolved order, or why it stays unresolved.',
  types: () => [Order, OrderNotFound, OrderNotResolved, InvalidInput] as const,
});
