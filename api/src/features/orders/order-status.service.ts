import type { Services } from '../../platform/services.ts';
import { inOrder } from './order-lock.ts';
import { OrderTransitionService, type Step } from './order-transition.service.ts';
import { refusalOf } from './order-transitions.ts';
import type { Order } from './order.entity.ts';
import type { OrderStatus } from './order.enums.ts';
import { UNDER_WAY } from './refund-sums.ts';
import { Refund } from './refund.entity.ts';

/** Why an order cannot change status. */
export interface Refused {
  readonly refused: string;
  readonly from: OrderStatus;
}

export const REFUND_UNDER_WAY = 'A refund for this order is under way and has to finish first.';

/** Refunds under way that will end an order. A part that is being refunded stops nothing. */
const ending = (order: Order) => ({ order, status: { $in: [...UNDER_WAY] }, endsAs: { $ne: null } });

/** Moves orders towards delivery. Changes that may move money are refunds, and RefundBooks ends them. */
export class OrderStatusService {
  readonly #services: Services;
  readonly #transitions: OrderTransitionService;

  constructor(services: Services) {
    this.#services = services;
    this.#transitions = services.get(OrderTransitionService);
  }

  /**
   * Changes the status, or says why it may not change.
   * @returns null if there is no such order.
   */
  advance(
    orderId: string,
    step: Step & { readonly to: Exclude<OrderStatus, 'CANCELLED' | 'REFUNDED'> },
  ): Promise<{ order: Order } | Refused | null> {
    return inOrder<{ order: Order } | Refused>(this.#services.platform, orderId, async (em, order) => {
      const refused =
        refusalOf(order, step.to) ??
        ((await em.count(Refund, ending(order))) > 0 ? REFUND_UNDER_WAY : null);
      if (refused) return { refused, from: order.status };
      await this.#transitions.take(em, order, step);
      return { order };
    });
  }
}
