import {
  CANCELLABLE_STATUSES,
  ORDER_STATUSES,
  orderStatuses,
} from '@treadline/schema/trade/order/order-status';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Order, OrderChangeResult } from '../../orders/index.ts';
import { HELD_STATUSES, HeldTransitionService } from '../held/held-transition.service.ts';
import { UpdateOrderStatusInput } from '../steps/order-change.inputs.ts';
import { OrderChangeService } from '../steps/order-change.service.ts';

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** All transitions of an order: "PENDING to PROCESSING or CANCELLED; …". */
const STEPS = ORDER_STATUSES.map((from) => `${from} to ${anyOf.format(orderStatuses[from].next)}`).join('; ');

@Resolver(() => Order)
export class OrderChangeResolver extends Service {
  readonly #changes = this.services.get(OrderChangeService);
  readonly #held = this.services.get(HeldTransitionService);

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can still cancel it with `cancelOrder`.' })
  canCancel(@Root() order: Order, @Ctx() { viewer }: Context): boolean {
    return this.#changes.canCancel(order, viewer);
  }

  @Mutation(() => OrderChangeResult, {
    description:
      `Cancels and refunds the viewer’s own order, or the order whose key the request carries, while it’s ` +
      `${anyOf.format(CANCELLABLE_STATUSES)}. ` +
      'Cancelling it again succeeds and changes nothing.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  cancelOrder(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The order’s UUID.' }) id: string,
  ): Promise<typeof OrderChangeResult> {
    return this.#changes.cancel(viewer, id);
  }

  @Mutation(() => OrderChangeResult, {
    description:
      `Changes an order’s status and tells its buyer. Allowed: ${STEPS}. REFUNDED needs a payment. ` +
      'CANCELLED and REFUNDED refund it.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async updateOrderStatus(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The order and its new status.' })
    input: UpdateOrderStatusInput,
  ): Promise<typeof OrderChangeResult> {
    if (HELD_STATUSES.includes(input.status)) await this.#held.carryOutOf([input.orderId]);
    return this.#changes.change(viewer, input);
  }
}
