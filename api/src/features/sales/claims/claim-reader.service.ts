import type { EntityManager } from '@mikro-orm/postgresql';
import { claimsAwaiting } from '@treadline/schema/trade/order/claim-state';
import { orderNumberEnd } from '@treadline/schema/trade/order/order-number';
import { sqlList } from '../../../platform/database/sql-list.ts';
import { byAge, listedPage } from '../../../platform/lists/listed-page.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptText } from '../../../platform/text/typed-text.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { findCase } from '../after-sales/index.ts';
import { foundOrders, isOwn, Order, Refund } from '../orders/index.ts';
import { claimablesOf, type Claimable } from './claim-choice.ts';
import type { ClaimFilter } from './claim.inputs.ts';
import { ClaimCounts, ClaimPage } from './claim.results.ts';
import { Claim } from './record/claim.entity.ts';
import type { ClaimSort } from './record/claim.enums.ts';

const COUNTS = `
  select count(*) filter (where state in (${sqlList(claimsAwaiting('SHOP'))})) as waiting,
    count(*) filter (where state in (${sqlList(claimsAwaiting('BUYER'))})) as question,
    count(*) filter (where state in (${sqlList(claimsAwaiting('MAKER'))})) as "withMaker",
    count(*) filter (where state in (${sqlList(claimsAwaiting(null))})) as settled
  from claims`;
/** $1 the kind and $2 the states, null for any; $3 search words, and $4 the end of an order number. */
const FROM = `
  from claims c join orders o on o.id = c.order_id join order_lines l on l.id = c.line_id
  where ($1::text is null or c.kind = $1) and ($2::text[] is null or c.state = any($2))
    and ${foundOrders('$3', '$4', "o.number || ' ' || l.product_name")}`;

/** Whether the viewer can see an order's claims: its buyer and staff can. */
export const mayReadClaims = (order: Order, viewer: Viewer): boolean =>
  actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer);

/** Reads claims. Those that the viewer can't see count as not found. */
export class ClaimReader extends Service {
  readonly #settings = this.services.get(SettingsService);

  /** Finds a claim of the viewer's own order, or any claim for staff; null for everyone else. */
  async find(viewer: Viewer, id: string): Promise<Claim | null> {
    const { platform } = this.services;
    const claim = await findCase(platform, Claim, id);
    const order = claim && (await platform.orm.em.fork().findOne(Order, { id: claim.orderId }));
    return claim && order && mayReadClaims(order, viewer) ? claim : null;
  }

  /** One page of the matching claims. */
  async page({ kind, states, search }: ClaimFilter, sort: ClaimSort, paging: Paging): Promise<ClaimPage> {
    const { orm, sql } = this.platform;
    const words = keptText(search ?? '').toLowerCase() || null;
    const values = [kind ?? null, states ?? null, words, words && orderNumberEnd(words)];
    const page = await listedPage(sql, { from: FROM, values, ...byAge('c', sort) }, paging, (ids) =>
      orm.em.fork().find(Claim, { id: { $in: ids } }),
    );
    return result(ClaimPage, page);
  }

  /** Counts claims by who has to act next. */
  async counts(): Promise<ClaimCounts> {
    const [counts] = await this.platform.sql.rows<ClaimCounts>(COUNTS);
    return result(ClaimCounts, counts ?? { waiting: 0, question: 0, withMaker: 0, settled: 0 });
  }

  /** The facts that decide which claims can be made for each line of tyres, read in the transaction of `em`. */
  async claimables(em: EntityManager, order: Order): Promise<Claimable[]> {
    const books = {
      order,
      claims: await em.find(Claim, { orderId: order.id }),
      refunds: await em.find(Refund, { order }),
      settings: await this.#settings.readIn(em),
    };
    return claimablesOf(books, this.platform.now());
  }
}
