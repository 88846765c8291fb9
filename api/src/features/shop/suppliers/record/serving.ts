import type { EntityManager } from '@mikro-orm/postgresql';
import { announceStock } from '../../../../platform/database/data-versions.ts';

/** The units of a set. A supplier with fewer serves only if no other has as many. */
const SET = 4;

/**
 * The best offer for each product of `wanted`: among suppliers that have it in stock the cheapest or the fastest, as
 * the owner chose. Units that paid orders need and that aren't on order yet aren't sold again.
 */
const best = (wanted: string): string => `
  select distinct on (o.product_id) o.product_id, o.supplier_id, o.cost_pence, s.lead_days,
    greatest(0, o.units - coalesce((
      select sum(n.quantity - n.on_order - n.arrived) from order_supplies n
      where n.supplier_id = o.supplier_id and n.product_id = o.product_id and n.needed_at is not null
    ), 0))::integer as units
  from supplier_offers o join suppliers s on s.id = o.supplier_id and s.active
  where o.product_id in (${wanted}) and o.units > 0
  order by o.product_id, o.units >= ${SET} desc,
    case when exists (select from settings where key = 'supplierChoice' and value = '"FASTEST"') then s.lead_days end,
    o.cost_pence, s.lead_days, o.supplier_id`;

/** True if a product p isn't as its best offer b says. Without one, the last cost stays. */
const DIFFERS = `(p.supplier_id, p.supplier_days, p.supplier_units, p.cost_pence) is distinct from
  (b.supplier_id, b.lead_days, coalesce(b.units, 0), coalesce(b.cost_pence, p.cost_pence))`;

const IDS = 'select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id)';

const LOCK = `select id from products where id in (${IDS}) order by id for update`;

const DECIDE = `
  with wanted as (${IDS}), best as (${best('select id from wanted')}),
  before as (select p.id, p.stock_available > 0 as has from products p where p.id in (select id from wanted))
  update products p set supplier_id = b.supplier_id, supplier_days = b.lead_days,
    supplier_units = coalesce(b.units, 0), cost_pence = coalesce(b.cost_pence, p.cost_pence)
  from before left join best b on b.product_id = before.id
  where p.id = before.id and ${DIFFERS}
  returning p.id, before.has <> (p.stock_available > 0) as turned`;

const OUTDATED = `
  with best as (${best('select product_id from supplier_offers')})
  select p.id from products p left join best b on b.product_id = p.id
  where (p.supplier_id is not null or b.supplier_id is not null) and ${DIFFERS} order by p.id limit ?`;

/**
 * Decides which supplier serves some products, in the caller's transaction. Call it after their offers have changed.
 * Their cost becomes that of the supplier which serves them.
 */
export async function decideServing(em: EntityManager, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = JSON.stringify(productIds);
  await em.execute(LOCK, [ids]);
  const changed = await em.execute<{ id: number; turned: boolean }[]>(DECIDE, [ids]);
  if (changed.length > 0)
    await announceStock(em, {
      productIds: changed.map(({ id }) => id),
      turned: changed.some(({ turned }) => turned),
    });
}

/** Products whose supplier isn't the one that their offers and the owner's rule say. */
export async function outdatedServing(em: EntityManager, most: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(OUTDATED, [most]);
  return rows.map(({ id }) => id);
}
