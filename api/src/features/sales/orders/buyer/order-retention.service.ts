import type { EntityManager } from '@mikro-orm/postgresql';
import { PENDING_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { recordsKeptFrom } from '@treadline/schema/trade/order/record-keeping';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';

/** How many orders are forgotten in one transaction. */
const BATCH = 100;

/** An order that was never paid has no papers; its mails lead to it for as long as this. */
const UNPAID_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Whatever happens to an order, be it a payment, a refund, a return or a claim, is told in its history: the last entry
 * decides how long its papers are kept. An order that money is still owed for stays, however old it is.
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
/** Money that came for it, if only to be paid back, makes it an order like any other. */
const NEVER_PAID = ended(
  "o.status = 'CANCELLED' and o.paid_at is null and o.received_pence is null and o.invoice_serial is null",
);

const FORGOTTEN = 'update orders set buyer_forgotten_at = ? where id = any (?)';

/** Keeps the buyers of orders on record for as long as the law asks, and no longer. */
export class OrderRetention extends Service {
  /** Removes the buyers of orders whose time is over from all that the features keep. Figures and numbers stay. */
  async forgetBuyers(): Promise<void> {
    const now = this.platform.now();
    await this.#forgetAll(ENDED, recordsKeptFrom(inLondon(now).day));
    await this.#forgetAll(NEVER_PAID, inLondon(new Date(now.getTime() - UNPAID_DAYS * DAY_MS)).day);
  }

  /** @param keptFrom the first day of which orders are kept. */
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
