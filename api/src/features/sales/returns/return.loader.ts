import type { Context } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { CaseLoader } from '../after-sales/index.ts';
import { promisesOf, type RefundRow } from '../orders/index.ts';
import { OrderReturn, RETURN_PHOTOGRAPHS } from './record/order-return.entity.ts';
import type { LockedBooks } from './return-books.service.ts';

/** The books of an order as queries read them, without a lock. */
export interface ReadBooks extends LockedBooks {
  readonly refunds: readonly RefundRow[];
}

/** Batches the related rows of all returns in one response. An order's returns come oldest first. */
export class ReturnLoader extends CaseLoader<OrderReturn> {
  readonly #settings: SettingsService;

  constructor(services: Services) {
    super(services, RETURN_PHOTOGRAPHS, (em, orderIds) =>
      em.find(OrderReturn, { orderId: { $in: orderIds } }, { orderBy: { ordinal: 'asc' } }),
    );
    this.#settings = services.get(SettingsService);
  }

  /** The facts that decide which returns of an order are possible. */
  async books(context: Context, orderId: string): Promise<ReadBooks> {
    const [order, returns, refunds, settings] = await Promise.all([
      this.orders.load(context, orderId),
      this.ofOrders.load(context, orderId),
      this.refunds.load(context, orderId),
      this.#settings.read(),
    ]);
    return { order, returns, refunds, promises: promisesOf(order, settings) };
  }
}
