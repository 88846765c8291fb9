import { createUnionType, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { InvalidTransition, Order, OrderNotFound, RefundPending, RefundRefused } from '../../orders/index.ts';

@ObjectType({
  implements: Refusal,
  description: 'Nothing was paid for the order, or all of it is refunded or being refunded.',
})
export class NothingLeftToRefund extends Refusal {}

@ObjectType({ implements: Refusal, description: 'No refund has that id.' })
export class RefundNotFound extends Refusal {}

export const RefundOrderResult = createUnionType({
  name: 'RefundOrderResult',
  description: 'The order with its refund, or why it was refused or is still pending.',
  types: () =>
    [
      Order,
      OrderNotFound,
      RefundNotFound,
      NothingLeftToRefund,
      InvalidTransition,
      RefundRefused,
      RefundPending,
      StaleWrite,
      InvalidInput,
    ] as const,
});

export const ReceiveReturnResult = createUnionType({
  name: 'ReceiveReturnResult',
  description: 'The order with the units that came back, or why they were refused.',
  types: () => [Order, OrderNotFound, InvalidTransition, InvalidInput] as const,
});
