import { Migration } from '@mikro-orm/migrations';

const ADD = `
alter table products
  add column sale_ends_on date,
  add column price_after_sale_pence integer check (price_after_sale_pence > 0),
  add constraint products_sale_end_has_price check ((sale_ends_on is null) = (price_after_sale_pence is null));
create index products_sale_ends on products (sale_ends_on) where sale_ends_on is not null;
alter table bulk_changes
  add column sale_ends_on date,
  add column told_at timestamptz;
update bulk_changes set told_at = finished_at;
create index bulk_changes_untold on bulk_changes (started_by) where told_at is null;
`;

/** Sales that end by themselves, and whether the person who started a bulk change has seen what became of it. */
export class Migration0097SaleEnds extends Migration {
  override readonly name = '0097-sale-ends';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql(`
      drop index bulk_changes_untold, products_sale_ends;
      alter table bulk_changes drop column sale_ends_on, drop column told_at;
      alter table products drop column price_after_sale_pence, drop column sale_ends_on;`);
  }
}
