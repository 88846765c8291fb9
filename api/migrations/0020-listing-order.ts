import { Migration } from '@mikro-orm/migrations';

const ADD = `
alter table products
  add column recommendation smallint not null default 0,
  add column version_group bigint not null generated always as (
    (((model_id::bigint * 1000 + width) * 1000 + profile) * 100 + diameter) * 10
      + case construction when 'R' then 1 when 'ZR' then 2 when 'C' then 3 else 0 end
  ) stored;
create index products_recommended
  on products ((stock_available > 0) desc, recommendation desc, id) where published and deleted_at is null;
`;

const REMOVE = `
drop index products_recommended;
alter table products drop column recommendation, drop column version_group;
`;

/** What the recommended order sorts by, and the number that all versions of a model in one size share. */
export class Migration0020ListingOrder extends Migration {
  override readonly name = '0020-listing-order';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql(REMOVE);
  }
}
