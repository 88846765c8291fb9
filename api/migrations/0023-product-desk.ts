import { Migration } from '@mikro-orm/migrations';

/**
 * The counts over all products are answered from products_facts alone, which replaces the narrower products_brand. Each
 * order of the administrators' list has its index; deleted products, few and seldom read, have one of their own.
 */
const ADD = `
alter table products
  add column revision integer not null default 1,
  add column picture_count smallint not null generated always as (jsonb_array_length(pictures)) stored;

create index products_facts on products (brand_id, season) include (
  model_id, category, width, profile, diameter, stock_available, charged_price_pence, was_price_pence,
  was_price_until, picture_count, published, deleted_at
);
drop index products_brand;

create index products_kept_by_name on products (name, id) where deleted_at is null;
create index products_kept_by_price on products (charged_price_pence, id) where deleted_at is null;
create index products_kept_by_stock on products (stock_available, id) where deleted_at is null;
create index products_kept_by_change on products (updated_at, id) where deleted_at is null;
create index products_kept_by_popularity on products (popularity, id) where deleted_at is null;
create index products_kept_by_size on products (diameter, width, profile, id) where deleted_at is null;
create index products_drafts on products (id) where not published and deleted_at is null;
create index products_deleted on products (deleted_at) where deleted_at is not null;
`;

const REMOVE = `
drop index products_facts, products_kept_by_name, products_kept_by_price, products_kept_by_stock,
  products_kept_by_change, products_kept_by_popularity, products_kept_by_size, products_drafts, products_deleted;
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
