import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';

/** The figures of the shop. Money in pence. */
export interface ShopFigures {
  readonly revenue: number;
  readonly orders: number;
  readonly pendingOrders: number;
  readonly products: number;
}

/** Revenue kept: a refund under way still belongs to the shop. */
const FIGURES = `
  select
    coalesce((select sum(total_pence) from orders where payment_status = 'PAID'), 0)
      - coalesce((select sum(r.amount_pence) from refunds r join orders o on o.id = r.order_id
        where r.status = 'SUCCEEDED' and o.payment_status = 'PAID'), 0) as revenue,
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
