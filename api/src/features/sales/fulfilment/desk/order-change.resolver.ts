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

/** Every step an order can take: "PENDING to PROCESSING or CANCELLED; …". */
const STEPS = ORDER_STATUSES.map((from) => `${from} to ${anyOf.format(orderStatuses[from].next)}`).join('; ');

@Resolver(() => Order)
export class OrderChangeResolver extends Service {
  readonly #changes = this.services.get(OrderChangeService);
  readonly #held = this.services.get(HeldTransitionService);

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may still cancel it by cancelOrder.' })
  canCancel(@Root() order: Order, @Ctx() { viewer }: Context): boolean {
    return this.#changes.canCancel(order, viewer);
  }

  @Mutation(() => OrderChangeResult, {
    description:
      `Cancels an order of the viewer’s own, or the one whose key the request carries, as long as it is ` +
      `${anyOf.format(CANCELLABLE_STATUSES)}, and refunds ` +
      'what was paid for it. One that is cancelled already is answered as if it had been cancelled now.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  cancelOrder(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which one to cancel, a UUID.' }) id: string,
  ): Promise<typeof OrderChangeResult> {
    return this.#changes.cancel(viewer, id);
  }

  @Mutation(() => OrderChangeResult, {
    description:
      `Takes a step of an order and tells its buyer: ${STEPS}. REFUNDED only where money was received. ` +
      'CANCELLED and REFUNDED refund what was paid.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async updateOrderStatus(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
  ): Promise<typeof OrderChangeResult> {
    if (HELD_STATUSES.includes(input.status)) await this.#held.carryOutOf([input.orderId]);
    return this.#changes.change(viewer, input);
  }
}
