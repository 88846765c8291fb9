import { createUnionType, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { Order, OrderNotFound } from '../../orders/index.ts';

@ObjectType({
  implements: Refusal,
  description:
    'The buyer’s money has to go back first, something else has come up, or somebody was quicker. Nothing was changed.',
})
export class OrderNotResolved extends Refusal {}

export const ResolveOrderResult = createUnionType({
  name: 'ResolveOrderResult',
  description: 'The order without its note, or why that stays.',
  types: () => [Order, OrderNotFound, OrderNotResolved, InvalidInput] as const,
});
