import type { EntityManager } from '@mikro-orm/postgresql';
import { PENDING_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { recordsKeptFrom } from '@treadline/schema/trade/order/record-keeping';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';

/** The number of orders erased in one transaction. */
const BATCH = 100;

/** An order that was never paid has no documents to retain. The links in its emails work for this long. */
const UNPAID_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Every payment, refund, return or claim adds to an order's history, so the latest entry decides how long its records
 * are kept. An order stays, however old, while it needs attention or has a pending refund or an open dispute.
 */
const ended = (which: string): string => `
  select o.id from orders o
  where o.buyer_forgotten_at is null and o.needs_attention is null and ${which}
    and o.created_at < ?::date::timestamp at time zone 'Europe/London'
    and not exists (
      select from order_events e
      where e.order_id = o.id and e.at >= ?::date::timestamp at time zone 'Europe/London'
    )
    and not exists (
      select from refunds r where r.order_id = o.id and r.status in (${sqlList(PENDING_REFUNDS)})
    )
    and not exists (select from disputes d where d.order_id = o.id and d.closed_at is null)
  order by o.created_at, o.id limit ${BATCH}
  for update of o skip locked`;

const ENDED = ended('true');
/** If any money arrived for an order, even if it was refunded, the order counts as paid. */
const NEVER_PAID = ended(
  "o.status = 'CANCELLED' and o.paid_at is null and o.received_pence is null and o.invoice_serial is null",
);

const FORGOTTEN = 'update orders set buyer_forgotten_at = ? where id = any (?)';

/** Keeps buyers on record as long as the law requires, and no longer. */
export class OrderRetention extends Service {
  /**
   * Erases the buyers of orders past their retention period from the data of all features. Figures and numbers stay.
   */
  async forgetBuyers(): Promise<void> {
    const now = this.platform.now();
    await this.#forgetAll(ENDED, recordsKeptFrom(inLondon(now).day));
    await this.#forgetAll(NEVER_PAID, inLondon(new Date(now.getTime() - UNPAID_DAYS * DAY_MS)).day);
  }

  /** @param keptFrom the earliest day whose orders are kept. */
  async #forgetAll(which: string, keptFrom: string): Promise<void> {
    let forgotten: number;
    do {
      forgotten = await this.platform.orm.em
        .fork()
        .transactional((em) => this.#forgetSome(em, which, keptFrom));
    } while (forgotten > 0);
  }

  async #forgetSome(em: EntityManager, which: string, keptFrom: string): Promise<number> {
    const { personalData, platform } = this.services;
    const found = await em.execute<{ id: string }[]>(which, [keptFrom, keptFrom]);
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    for (const { eraseOrders } of personalData) await eraseOrders?.(em, ids);
    await em.execute(FORGOTTEN, [platform.now(), `{${ids.join(',')}}`]);
    return ids.length;
  }
}
