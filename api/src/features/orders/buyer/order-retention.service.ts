import type { EntityManager } from '@mikro-orm/postgresql';
import { recordsKeptFrom } from '@treadline/schema/trade/record-keeping';
import { inLondon } from '../../../platform/london-time.ts';
import type { Services } from '../../../platform/services.ts';

/** How many orders are forgotten in one transaction. */
const BATCH = 100;

/**
 * Whatever happens to an order, be it a payment, a refund, a return or a claim, is told in its history: the last entry
 * decides how long its papers are kept. An order that money is still owed for stays, however old it is.
 */
const ENDED = `
  select o.id from orders o
  where o.buyer_forgotten_at is null and o.needs_attention is null
    and o.created_at < ?::date::timestamp at time zone 'Europe/London'
    and not exists (
      select from order_events e
      where e.order_id = o.id and e.at >= ?::date::timestamp at time zone 'Europe/London'
    )
    and not exists (
      select from refunds r where r.order_id = o.id and r.status in ('PENDING', 'REQUIRES_ACTION')
    )
    and not exists (select from disputes d where d.order_id = o.id and d.closed_at is null)
  order by o.created_at, o.id limit ${BATCH}
  for update of o skip locked`;

const FORGOTTEN = 'update orders set buyer_forgotten_at = ? where id = any (?)';

/** Keeps the buyers of orders on record for as long as the law asks, and no longer. */
export class OrderRetention {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Removes the buyers of orders whose time is over from all that the features keep. Figures and numbers stay. */
  async forgetBuyers(): Promise<void> {
    const { now, orm } = this.#services.platform;
    const keptFrom = recordsKeptFrom(inLondon(now()).day);
    let forgotten: number;
    do {
      forgotten = await orm.em.fork().transactional((em) => this.#forgetSome(em, keptFrom));
    } while (forgotten > 0);
  }

  async #forgetSome(em: EntityManager, keptFrom: string): Promise<number> {
    const { personalData, platform } = this.#services;
    const ended = await em.execute<{ id: string }[]>(ENDED, [keptFrom, keptFrom]);
    if (ended.length === 0) return 0;
    const ids = ended.map(({ id }) => id);
    for (const { eraseOrders } of personalData) await eraseOrders?.(em, ids);
    await em.execute(FORGOTTEN, [platform.now(), `{${ids.join(',')}}`]);
    return ids.length;
  }
}
