import { Service } from '../../../platform/services/services.ts';

/** The shop's key figures. Money in pence. */
export interface ShopFigures {
  readonly revenue: number;
  readonly orders: number;
  readonly pendingOrders: number;
  readonly products: number;
}

const FIGURES = `
  select
    coalesce(sum(pence), 0) as revenue,
    coalesce(sum(checkouts), 0) as orders,
    (select count(*) from orders where status = 'PENDING') as "pendingOrders",
    (select count(*) from products where published and deleted_at is null) as products
  from sales_sums where dimension = 'TOTAL' and grain in ('MONTH', 'CHANGE')`;

/** The figures that staff check every morning. */
export class AdminStatsService extends Service {
  /** Over all records. */
  async read(): Promise<ShopFigures> {
    const [figures] = await this.platform.sql.rows<ShopFigures>(FIGURES);
    return figures ?? { revenue: 0, orders: 0, pendingOrders: 0, products: 0 };
  }
}
