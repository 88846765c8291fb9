import { Migration } from '@mikro-orm/migrations';

const WISHLIST = `
create table wishlist_items (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null,
  unique (user_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
`;

/** What customers have put on their wish lists, in the order of adding. */
export class Migration0011Wishlist extends Migration {
  override readonly name = '0011-wishlist';

  override up(): void {
    this.addSql(WISHLIST);
  }
}
