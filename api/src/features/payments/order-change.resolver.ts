import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { Order } from '../orders/order.entity.ts';
import { ChangeOrderStatusInput, RefundOrderInput } from './order-change.inputs.ts';
import { OrderChangeResult } from './order-change.results.ts';
import { OrderChangeService } from './order-change.service.ts';

@Resolver(() => Order)
export class OrderChangeResolver {
  readonly #changes: OrderChangeService;

  constructor(services: Services) {
    this.#changes = services.get(OrderChangeService);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may still call it off by cancelOrder.' })
  canCancel(@Root() order: Order, @Ctx() { viewer }: Context): boolean {
    return this.#changes.canCancel(order, viewer);
  }

  @Mutation(() => OrderChangeResult, {
    nullable: true,
    description:
      'Calls an own order off as long as it is PENDING, and pays back what was paid for it. One that is cancelled already is answered like one that was cancelled now.',
  })
  @Auth('CUSTOMER')
  cancelOrder(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
  ): Promise<typeof OrderChangeResult> {
    return this.#changes.cancelOwn(viewer, id);
  }

  @Mutation(() => OrderChangeResult, {
    nullable: true,
    description:
      'Takes a step of an order and tells its buyer: PENDING to PROCESSING or CANCELLED, PROCESSING to SHIPPED or CANCELLED, SHIPPED to DELIVERED, any that is paid to REFUNDED. CANCELLED and REFUNDED pay back what was paid.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  changeOrderStatus(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ChangeOrderStatusInput, { description: 'The step.' }) input: ChangeOrderStatusInput,
  ): Promise<typeof OrderChangeResult> {
    return this.#changes.change(viewer, input);
  }

  @Mutation(() => OrderChangeResult, {
    nullable: true,
    description: 'Pays all of an order back, once, however often it is asked for.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  refundOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RefundOrderInput, { description: 'Which order, and why.' }) input: RefundOrderInput,
  ): Promise<typeof OrderChangeResult> {
    return this.#changes.refund(viewer, input);
  }
}
