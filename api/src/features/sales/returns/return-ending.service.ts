import type { EntityManager } from '@mikro-orm/postgresql';
import { isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import { hasFailed } from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../platform/services/services.ts';
import { THE_SHOP } from '../../operations/audit/index.ts';
import type { Order } from '../orders/index.ts';
import { ReturnBookkeeping, tyresText } from './return-books.service.ts';
import { endedWithOrder, refundFor } from './return-rules.ts';
import { ReturnTimeline } from './return-timeline.service.ts';

/** Ends open returns when their whole order is refunded. The refund's email tells the buyer, so these send none. */
export class ReturnEnding extends Service {
  readonly #books = this.services.get(ReturnBookkeeping);
  readonly #timeline = this.services.get(ReturnTimeline);

  /** Ends the returns of a fully refunded order. Runs in the caller's transaction. */
  async end(em: EntityManager, order: Order): Promise<void> {
    if (!isPaymentReturned(order.paymentStatus)) return;
    const books = await this.#books.booksOf(em, order);
    for (const ret of books.returns) {
      const own = refundFor(ret, books.refunds);
      if (ret.closedAt || (own && !hasFailed(own))) continue;
      ret.closedAt = this.platform.now();
      await this.#timeline.take(em, books, ret, {
        actor: THE_SHOP,
        action: 'return ended',
        told: `The return of ${tyresText(ret)} has ended: the whole order has been refunded.`,
      });
    }
  }

  /** Reopens them when a refund of the order comes back. Runs in the caller's transaction. */
  async reopen(em: EntityManager, order: Order): Promise<void> {
    const books = await this.#books.booksOf(em, order);
    for (const ret of books.returns.filter(endedWithOrder)) {
      ret.closedAt = null;
      await this.#timeline.take(em, books, ret, { actor: THE_SHOP, action: 'return reopened' });
    }
  }
}
