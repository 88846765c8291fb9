import { Migration } from '@mikro-orm/migrations';

/**
 * What administrators filter, sort and count by stands in products_facts, which replaces the narrower products_brand:
 * most of their lists are found without a look at the products themselves. Its columns of fixed width come first,
 * because the others are slower to read past. Each order has its index too, for lists that hold nearly everything.
 */
const ADD = `
alter table products
  add column revision integer not null default 1,
  add column picture_count smallint not null generated always as (jsonb_array_length(pictures)) stored;

create index products_facts on products (brand_id, season) include (
  stock_available, published, deleted_at, charged_price_pence, id, model_id, width, profile, diameter, load_index,
  popularity, picture_count, run_flat, extra_load, ev_spec, three_peak_snowflake, updated_at, was_price_pence,
  was_price_until, category, size, speed_rating, sku, name
);
create index products_category on products (category);
drop index products_brand;

create index products_kept_by_name on products (name, id) where deleted_at is null;
create index products_kept_by_price on products (charged_price_pence, id) include (published, stock_available)
  where deleted_at is null;
create index products_kept_by_stock on products (stock_available, id) include (published, picture_count)
  where deleted_at is null;
create index products_kept_by_change on products (updated_at, id) where deleted_at is null;
create index products_kept_by_popularity on products (popularity, id) where deleted_at is null;
create index products_kept_by_size on products (diameter, width, profile, id) include (published, stock_available)
  where deleted_at is null;
create index products_reduced on products (was_price_until)
  include (was_price_pence, charged_price_pence, published, stock_available)
  where was_price_pence is not null and deleted_at is null;
create index products_drafts on products (id) where not published and deleted_at is null;
create index products_deleted on products (deleted_at) where deleted_at is not null;
`;

const REMOVE = `
drop index products_facts, products_category, products_kept_by_name, products_kept_by_price, products_kept_by_stock,
  products_kept_by_change, products_kept_by_popularity, products_kept_by_size, products_reduced, products_drafts,
  products_deleted;
create index products_brand on products (brand_id, season);
alter table products drop column revision, drop column picture_count;
`;

/** What administrators sort and filter products by, and the number that tells a stale edit. */
export class Migration0023ProductDesk extends Migration {
  override readonly name = '0023-product-desk';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql(REMOVE);
  }
}
