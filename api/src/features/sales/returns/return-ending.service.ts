import type { EntityManager } from '@mikro-orm/postgresql';
import { hasFailed } from '@treadline/schema/trade/order/refund-status';
import type { Services } from '../../../platform/services/services.ts';
import { THE_SHOP } from '../../operations/audit/index.ts';
import type { Order } from '../orders/index.ts';
import { ReturnBookkeeping, tyresText } from './return-books.service.ts';
import { endedWithOrder, refundFor } from './return-rules.ts';

/** Ends the open returns of an order with its money. The mail of the refund has told the buyer of it. */
export class ReturnEnding {
  readonly #books: ReturnBookkeeping;
  readonly #services: Services;

  constructor(services: Services) {
    this.#books = services.get(ReturnBookkeeping);
    this.#services = services;
  }

  /** Ends the returns whose tyres were paid back with the whole order. In the caller's transaction. */
  async end(em: EntityManager, order: Order): Promise<void> {
    if (order.paymentStatus !== 'REFUNDED') return;
    const { returns, refunds } = await this.#books.booksOf(em, order);
    for (const ret of returns) {
      const own = refundFor(ret, refunds);
      if (ret.closedAt || (own && !hasFailed(own))) continue;
      ret.closedAt = this.#services.platform.now();
      this.#books.note(em, order, ret, {
        actor: THE_SHOP,
        action: 'return ended',
        told: `The return of ${tyresText(ret)} has ended: the whole order is refunded.`,
      });
    }
  }

  /** Opens them again once money of the order came back. In the caller's transaction. */
  async reopen(em: EntityManager, order: Order): Promise<void> {
    const { returns } = await this.#books.booksOf(em, order);
    for (const ret of returns.filter(endedWithOrder)) {
      ret.closedAt = null;
      this.#books.note(em, order, ret, { actor: THE_SHOP, action: 'return reopened', told: null });
    }
  }
}
