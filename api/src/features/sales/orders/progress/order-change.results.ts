import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { Order } from '../record/order.entity.ts';
import { OrderStatus } from '../record/order.enums.ts';

@ObjectType({ implements: Refusal, description: 'The viewer can’t see an order with this id.' })
export class OrderNotFound extends Refusal {}

export const orderNotFound = (): OrderNotFound => result(OrderNotFound, { message: 'Order not found' });

@ObjectType({
  implements: Refusal,
  description: 'The order can’t change to this status; nothing was changed.',
})
export class InvalidTransition extends Refusal {
  @Field(() => OrderStatus, { description: 'The current status.' }) from: OrderStatus;
  @Field(() => OrderStatus, { description: 'The requested status.' }) to: OrderStatus;
}

@ObjectType({
  implements: Refusal,
  description: 'The payment provider refused the refund; the order and its figures are unchanged.',
})
export class RefundRefused extends Refusal {
  @Field(() => String, { nullable: true, description: 'The payment provider’s message.' })
  @Auth('ADMIN', 'REFUND_ORDERS')
  providerMessage: string | null;
}

@ObjectType({
  implements: Refusal,
  description:
    'The refund is pending: the payment provider didn’t respond, or hasn’t confirmed it yet. The shop ' +
    'follows it up until it ends. Meanwhile the order is unchanged; its refund field shows the outcome.',
})
export class RefundPending extends Refusal {}

const PENDING_TEXTS = {
  unanswered:
    'Our payment provider isn’t responding at the moment. We’ll keep trying, and email you as soon as your money ' +
    'is on its way.',
  'under-way':
    'The refund has started but isn’t confirmed yet. The order won’t change until it is, and we’ll ' +
    'email you as soon as your money is on its way.',
} as const;

/** @param standing whether the provider has started it, or hasn't responded. */
export const refundPending = (standing: keyof typeof PENDING_TEXTS): RefundPending =>
  result(RefundPending, { message: PENDING_TEXTS[standing] });

export const refundRefused = (providerMessage: string): RefundRefused =>
  result(RefundRefused, {
    message: 'We couldn’t refund the payment, so the order hasn’t changed. Please contact us.',
    providerMessage,
  });

export const OrderChangeResult = createUnionType({
  name: 'OrderChangeResult',
  description: 'The changed order, or why it wasn’t changed.',
  types: () => [Order, OrderNotFound, InvalidTransition, RefundRefused, RefundPending, InvalidInput] as const,
});
