import { createUnionType, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { Order, OrderNotFound } from '../../orders/index.ts';

@ObjectType({
  implements: Refusal,
  simpleResolvers: true,
  description:
    'The buyer’s money has to go back first, something else has come up, or somebody was quicker. Nothing was changed.',
})
export class NotDealtWith extends Refusal {}

export const OrderDealtWithResult = createUnionType({
  name: 'OrderDealtWithResult',
  description: 'The order without its note, or why that stays.',
  types: () => [Order, OrderNotFound, NotDealtWith, InvalidInput] as const,
});
