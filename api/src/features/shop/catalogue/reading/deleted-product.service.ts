import { Service } from '../../../../platform/services/services.ts';
import type { ProductRow } from '../record/product-row.ts';
import type { ProductKey } from './product.service.ts';

/** Excludes products deleted as drafts. Most drafts were never on sale, and nothing records which ones had been. */
const REMOVED = `
  select p.id, p.slug, p.brand_id as "brandId", p.model_id as "modelId", p.name, p.size, p.width, p.profile, p.diameter,
    p.category, p.season, p.charged_price_pence as price, p.load_index as "loadIndex", p.speed_rating as "speedRating",
    p.oe_mark as "oeMark"
  from products p where p.published and p.deleted_at is not null and p.id = coalesce(
    (select id from products where slug = $1), (select product_id from slug_redirects where slug = $1),
    (select id from products where id = $2), (select id from products where sku = upper($3)))`;

/** Tyres the shop no longer sells. */
export class RemovedProducts extends Service {
  /** The remaining facts about a withdrawn tyre; null for any other. */
  async find({ id, slug, sku }: ProductKey): Promise<ProductRow | null> {
    const [row] = await this.platform.sql.rows<ProductRow>(REMOVED, [slug ?? null, id ?? null, sku ?? null]);
    return row ?? null;
  }
}
