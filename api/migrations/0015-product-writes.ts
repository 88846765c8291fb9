import { Migration } from '@mikro-orm/migrations';

const PRODUCTS = `
alter table products
  add column description text check (description <> ''),
  add column pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array');
`;

const REPLIES = `
-- A reply is empty while its request is worked on.
create table kept_replies (
  owner text not null,
  key text not null,
  fingerprint text not null,
  status smallint,
  body text,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (owner, key),
  check ((status is null) = (body is null))
);
create index kept_replies_expired on kept_replies (expires_at);
`;

/** What the shop's own people say of a product, and the replies to writes, kept for those who ask twice. */
export class Migration0015ProductWrites extends Migration {
  override readonly name = '0015-product-writes';

  override up(): void {
    this.addSql(PRODUCTS);
    this.addSql(REPLIES);
  }
}
