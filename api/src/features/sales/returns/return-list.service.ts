import { orderNumberEnd } from '@treadline/schema/trade/order/order-number';
import { SUCCEEDED_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { OPEN_RETURNS, returnsAt } from '@treadline/schema/trade/order/return-rights';
import { sqlList } from '../../../platform/database/sql-list.ts';
import { byAge, listedPage } from '../../../platform/lists/listed-page.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptText } from '../../../platform/text/typed-text.ts';
import { foundOrders } from '../orders/index.ts';
import { OrderReturn, REFUND_KEY } from './record/order-return.entity.ts';
import type { ReturnSort } from './record/return.enums.ts';
import type { ReturnFilter } from './return.inputs.ts';
import { ReturnCounts, ReturnPage } from './return.results.ts';

/** The SQL version of `stateOf`. */
const STATE = `case when f.status in (${sqlList(SUCCEEDED_REFUNDS)})
    or (r.closed_at is not null and r.step in (${sqlList(OPEN_RETURNS)}))
  then 'REFUNDED' else r.step end`;
const FROM = `
  from order_returns r
    join orders o on o.id = r.order_id
    left join refunds f on f.order_id = r.order_id and f.request_key = ${REFUND_KEY}`;
/** $1 the states, $2 search words, $3 the end of an order number; null for any. */
const FOUND = `${FROM}
  where ($1::text[] is null or ${STATE} = any($1))
    and ${foundOrders('$2', '$3')}`;
const COUNTS = `
  select count(*) filter (where ${STATE} in (${sqlList(returnsAt('TO_CHECK'))})) as requested,
    count(*) filter (where ${STATE} in (${sqlList(returnsAt('TO_SEND', 'ON_THE_WAY'))})) as coming,
    count(*) filter (where ${STATE} in (${sqlList(returnsAt('HERE'))})) as received
  ${FROM} where r.closed_at is null`;

/** Lists returns for staff. */
export class ReturnList extends Service {
  /** One page of the matching returns. */
  async page({ states, search }: ReturnFilter, sort: ReturnSort, paging: Paging): Promise<ReturnPage> {
    const { orm, sql } = this.platform;
    const words = keptText(search ?? '').toLowerCase() || null;
    // -R123 can be a return's ordinal, but also the last group of the order number.
    const number = words && (orderNumberEnd(words) ?? orderNumberEnd(words.replace(/-r\d+$/, '')));
    const values = [states ?? null, words, number];
    const page = await listedPage(sql, { from: FOUND, values, ...byAge('r', sort) }, paging, (ids) =>
      orm.em.fork().find(OrderReturn, { id: { $in: ids } }),
    );
    return result(ReturnPage, page);
  }

  /** Counts open returns by what they're waiting for. */
  async counts(): Promise<ReturnCounts> {
    const [counts] = await this.platform.sql.rows<ReturnCounts>(COUNTS);
    return result(ReturnCounts, counts ?? { requested: 0, coming: 0, received: 0 });
  }
}
