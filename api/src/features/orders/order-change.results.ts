import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { Refusal } from '../../platform/refusal.ts';
import { result } from '../../platform/result.ts';
import { Order } from './order.entity.ts';
import { OrderStatus } from './order.enums.ts';

@ObjectType({
  implements: Refusal,
  simpleResolvers: true,
  description: 'The viewer may see no order with that id.',
})
export class OrderNotFound extends Refusal {}

export const orderNotFound = (): OrderNotFound => result(OrderNotFound, { message: 'Order not found' });

@ObjectType({
  implements: Refusal,
  simpleResolvers: true,
  description: 'The order cannot change to this status; nothing was changed.',
})
export class InvalidTransition extends Refusal {
  @Field(() => OrderStatus, { description: 'The present status.' }) from: OrderStatus;
  @Field(() => OrderStatus, { description: 'The status requested.' }) to: OrderStatus;
}

@ObjectType({
  implements: Refusal,
  simpleResolvers: true,
  description: 'The payment provider refused the refund; the order and its figures are as they were.',
})
export class RefundRefused extends Refusal {
  @Field(() => String, { nullable: true, description: 'The payment provider’s message.' })
  @Auth('ADMIN', 'WRITE_ORDERS')
  providerMessage: string | null;
}

@ObjectType({
  implements: Refusal,
  simpleResolvers: true,
  description:
    'The refund is under way: the payment provider did not answer, or has not confirmed it yet. It ' +
    'is looked after until it ends; the order stays as it is meanwhile, and its field refund tells ' +
    'how it ended.',
})
export class RefundPending extends Refusal {}

export const OrderChangeResult = createUnionType({
  name: 'OrderChangeResult',
  description: 'The changed order, or why it was not changed.',
  types: () => [Order, OrderNotFound, InvalidTransition, RefundRefused, RefundPending, InvalidInput] as const,
});
