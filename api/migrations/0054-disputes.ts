import { Migration } from '@mikro-orm/migrations';

const DISPUTES = `
create table disputes (
  id text primary key,
  order_id uuid not null references orders,
  amount_pence integer not null check (amount_pence >= 0),
  state text not null check (state in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'DROPPED')),
  reason text not null,
  evidence_due_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  updated_at timestamptz not null,
  read_at timestamptz not null,
  check ((closed_at is null) = (state in ('NEEDS_RESPONSE', 'UNDER_REVIEW')))
);
create index disputes_of_order on disputes (order_id, opened_at);
create index disputes_open on disputes (read_at) where closed_at is null;
`;

/** Where money came from that was paid back, and how far the list of events at Stripe has been read. */
const READ_AT_STRIPE = `
alter table refunds add column origin text not null default 'SHOP' check (origin in ('SHOP', 'STRIPE', 'DISPUTE'));
create table stripe_bookmark (
  is_only boolean primary key default true check (is_only),
  event_id text not null
);
`;

/** Disputes of payments, and refunds that the shop did not ask for. */
export class Migration0054Disputes extends Migration {
  override readonly name = '0054-disputes';

  override up(): void {
    this.addSql(DISPUTES);
    this.addSql(READ_AT_STRIPE);
  }

  override down(): void {
    this.addSql('drop table stripe_bookmark; alter table refunds drop column origin; drop table disputes');
  }
}
