import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { result } from '../../platform/result.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderStatus } from '../orders/order.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'There is no order of that id that the viewer may see.' })
export class OrderNotFound {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

export const orderNotFound = (): OrderNotFound => result(OrderNotFound, { message: 'Order not found' });

@ObjectType({
  simpleResolvers: true,
  description: 'An order cannot go from where it is to where it was wished; nothing was changed.',
})
export class InvalidTransition {
  @Field({ description: 'Always INVALID_TRANSITION.' }) code: string;
  @Field({ description: 'Why not, in a sentence.' }) message: string;
  @Field(() => OrderStatus, { description: 'Where the order is.' }) from: OrderStatus;
  @Field(() => OrderStatus, { description: 'Where it was to go.' }) to: OrderStatus;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The payment provider refused to pay back; the order and its figures are as they were.',
})
export class RefundRefused {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
  @Field(() => String, { nullable: true, description: 'What the payment provider said.' })
  @Auth('ADMIN', 'WRITE_ORDERS')
  providerMessage: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The refund is under way: the payment provider did not answer, or has not confirmed it yet. It is looked after until it ends; the order stays as it is meanwhile, and its field refund tells how it ended.',
})
export class RefundPending {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

export const OrderChangeResult = createUnionType({
  name: 'OrderChangeResult',
  description: 'The order as it is now, or why it stays as it was.',
  types: () => [Order, OrderNotFound, InvalidTransition, RefundRefused, RefundPending, InvalidInput] as const,
});
