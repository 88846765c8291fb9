import { Migration } from '@mikro-orm/migrations';

const ADDRESSES = `
create table saved_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  label text check (char_length(label) between 1 and 40),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  company text check (char_length(company) between 1 and 100),
  line1 text not null check (char_length(line1) between 1 and 200),
  line2 text check (char_length(line2) between 1 and 200),
  city text not null check (char_length(city) between 1 and 100),
  postcode text not null check (postcode ~ '^[A-Z0-9]+ [A-Z0-9]+$'),
  country text not null check (country in ('GB', 'IE', 'NI')),
  is_delivery_default boolean not null,
  is_billing_default boolean not null,
  created_at timestamptz not null
);
create index saved_addresses_user on saved_addresses (user_id, created_at);
create unique index saved_addresses_delivery_default on saved_addresses (user_id) where is_delivery_default;
create unique index saved_addresses_billing_default on saved_addresses (user_id) where is_billing_default;
`;

/** The addresses that customers keep, and the telephone number that they give to every order. */
export class Migration0013Addresses extends Migration {
  override readonly name = '0013-addresses';

  override up(): void {
    this.addSql('alter table users add column phone text check (char_length(phone) between 1 and 30)');
    this.addSql(ADDRESSES);
  }
}
