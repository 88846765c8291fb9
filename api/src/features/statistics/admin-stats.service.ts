import { KEPT_PAYMENTS } from '@treadline/schema/trade/payment-status';
import type { Services } from '../../platform/services.ts';
import { sqlList } from '../../platform/sql-list.ts';
import type { Sql } from '../../platform/sql.ts';

/** The figures of the shop. Money in pence. */
export interface ShopFigures {
  readonly revenue: number;
  readonly orders: number;
  readonly pendingOrders: number;
  readonly products: number;
}

/** Of orders that are paid, all or partly kept (C-43); a refund under way still belongs to the shop. */
const FIGURES = `
  with kept as (
    select id, coalesce(received_pence, total_pence) as paid from orders
    where payment_status in (${sqlList(KEPT_PAYMENTS)})
  )
  select
    coalesce((select sum(paid) from kept), 0)
      - coalesce((select sum(r.amount_pence) from refunds r join kept on kept.id = r.order_id
        where r.status = 'SUCCEEDED'), 0) as revenue,
    (select count(*) from orders) as orders,
    (select count(*) from orders where status = 'PENDING') as "pendingOrders",
    (select count(*) from products where published and deleted_at is null) as products`;

/** The figures that the shop's staff read every morning. */
export class AdminStatsService {
  readonly #sql: Sql;

  constructor({ platform }: Services) {
    this.#sql = platform.sql;
  }

  /** Counted anew each time, over all records. */
  async read(): Promise<ShopFigures> {
    const [figures] = await this.#sql.rows<ShopFigures>(FIGURES);
    return figures ?? { revenue: 0, orders: 0, pendingOrders: 0, products: 0 };
  }
}
