import { Service } from '../../../../platform/services/services.ts';
import type { ProductRow } from '../record/product-row.ts';
import type { ProductKey } from './product.service.ts';

/**
 * One that was a draft when it was deleted is left out: most drafts were never on sale, and nothing tells of those that
 * had been.
 */
const REMOVED = `
  select p.id, p.slug, p.brand_id as "brandId", p.model_id as "modelId", p.name, p.size, p.category, p.season,
    p.charged_price_pence as price, p.load_index as "loadIndex", p.speed_rating as "speedRating"
  from products p where p.published and p.deleted_at is not null and p.id = coalesce(
    (select id from products where slug = $1), (select product_id from slug_redirects where slug = $1),
    (select id from products where id = $2), (select id from products where sku = upper($3)))`;

/** Tyres that the shop no longer sells. */
export class RemovedProducts extends Service {
  /** What is left to say of a tyre that was taken off the shop; null for any other. */
  async find({ id, slug, sku }: ProductKey): Promise<ProductRow | null> {
    const [row] = await this.platform.sql.rows<ProductRow>(REMOVED, [slug ?? null, id ?? null, sku ?? null]);
    return row ?? null;
  }
}
