import { Migration } from '@mikro-orm/migrations';

/** Quantities as the cart's own rule has them; the account's end and the session's take their rows along. */
const SAVED_CART = `
create table saved_cart_lines (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  price_pence integer not null check (price_pence >= 0),
  added_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, product_id)
);
create index saved_cart_lines_product on saved_cart_lines (product_id);

create table cart_merges (
  session_id uuid primary key references sessions on delete cascade,
  merged_at timestamptz not null
);
`;

/** The carts of customers, and which sign-ins have brought theirs along. */
export class Migration0010SavedCart extends Migration {
  override readonly name = '0010-saved-cart';

  override up(): void {
    this.addSql(SAVED_CART);
  }
}
