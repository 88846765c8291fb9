import { Service } from '../../../platform/services/services.ts';
import type { ProductAlertCounts, WantedProduct } from './wanted-product.type.ts';

const COUNTS = `
  select count(*) filter (where kind = 'BACK_IN_STOCK') as "backInStock",
    count(*) filter (where kind = 'PRICE_DROP') as "priceDrop"
  from product_alerts where product_id = $1 and state = 'WAITING'`;

const WANTED = `
  select products.id as "productId", products.name, count(*) as waiting
  from product_alerts alerts join products on products.id = alerts.product_id
  where alerts.state = 'WAITING' and alerts.kind = 'BACK_IN_STOCK'
    and products.deleted_at is null and products.stock_available <= 0
  group by products.id order by waiting desc, products.id limit $1`;

/** Products that people wait for, to help decide what to buy. */
export class WantedProducts extends Service {
  /** How many people have alerts for a product. */
  async counts(productId: number): Promise<ProductAlertCounts> {
    const [counts] = await this.platform.sql.rows<ProductAlertCounts>(COUNTS, [productId]);
    return counts ?? { backInStock: 0, priceDrop: 0 };
  }

  /** The out-of-stock products that most people wait for. */
  top(limit: number): Promise<WantedProduct[]> {
    return this.platform.sql.rows<WantedProduct>(WANTED, [limit]);
  }
}
