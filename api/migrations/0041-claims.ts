import { Migration } from '@mikro-orm/migrations';

const CLAIMS = `
create table claims (
  id uuid primary key,
  order_id uuid not null references orders,
  line_id integer not null references order_lines,
  kind text not null check (kind in ('PRICE_MATCH', 'ROAD_HAZARD', 'WARRANTY')),
  state text not null check (state in ('WAITING', 'QUESTION', 'WITH_MAKER', 'PAYING', 'PAID_BACK', 'REPLACED',
    'REFUSED', 'WITHDRAWN')),
  quantity integer not null check (quantity > 0),
  text text check (char_length(text) between 1 and 2000),
  offer_url text check (char_length(offer_url) between 1 and 2000),
  offer_pence integer check (offer_pence > 0),
  mileage integer check (mileage >= 0),
  tread_mm smallint check (tread_mm >= 0),
  amount_pence integer check (amount_pence > 0),
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (kind <> 'PRICE_MATCH' or offer_pence is not null),
  check ((state in ('PAYING', 'PAID_BACK')) = (amount_pence is not null))
);
create index claims_of_order on claims (order_id, created_at);
create index claims_by_state on claims (state, updated_at desc, id desc);
create unique index claims_open_once on claims (line_id, kind)
  where state in ('WAITING', 'QUESTION', 'WITH_MAKER', 'PAYING');

create table claim_steps (
  id integer generated always as identity primary key,
  claim_id uuid not null references claims on delete cascade,
  author text not null check (author in ('BUYER', 'SHOP')),
  written_by uuid references users on delete set null,
  state text not null,
  text text check (char_length(text) between 1 and 2000),
  at timestamptz not null,
  check (author = 'SHOP' or written_by is null)
);
create index claim_steps_of_claim on claim_steps (claim_id, id);
create index claim_steps_of_user on claim_steps (written_by) where written_by is not null;
`;

/** What buyers claim for tyres that they bought, with each step of it. */
export class Migration0041Claims extends Migration {
  override readonly name = '0041-claims';

  override up(): void {
    this.addSql(CLAIMS);
  }

  override down(): void {
    this.addSql('drop table claim_steps; drop table claims;');
  }
}
