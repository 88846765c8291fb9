import { Migration } from '@mikro-orm/migrations';

const RETURNS = `
alter table orders add column promises jsonb check (jsonb_typeof(promises) = 'object');

create table order_returns (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  ordinal integer not null check (ordinal > 0),
  step text not null check (step in ('ASKED', 'APPROVED', 'ON_ITS_WAY', 'RECEIVED', 'REFUSED', 'WITHDRAWN')),
  reason text not null
    check (reason in ('CANCELLATION', 'UNUSED', 'FAULTY', 'DAMAGED', 'WRONG', 'QUALITY', 'EXCHANGE')),
  comment text check (char_length(comment) between 1 and 2000),
  fitted_on date,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  method text not null check (method in ('OWN_CARRIER', 'COLLECTION')),
  collection_pence integer not null default 0 check (collection_pence >= 0),
  carrier text check (char_length(carrier) between 1 and 100),
  tracking_number text check (char_length(tracking_number) between 1 and 100),
  refusal text check (char_length(refusal) between 1 and 1000),
  deduction_pence integer not null default 0 check (deduction_pence >= 0),
  deduction_reason text check (char_length(deduction_reason) between 1 and 500),
  revision integer not null default 1 check (revision > 0),
  asked_at timestamptz not null,
  approved_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null,
  unique (order_id, ordinal),
  check ((step = 'REFUSED') = (refusal is not null)),
  check ((step in ('REFUSED', 'WITHDRAWN')) = (closed_at is not null)),
  check ((deduction_pence > 0) = (deduction_reason is not null))
);
create index order_returns_by_step on order_returns (step, updated_at desc, id desc);
create index order_returns_by_time on order_returns (updated_at desc, id desc);
`;

/** What buyers send back, and the promises that each order keeps of the day it was placed on. */
export class Migration0037Returns extends Migration {
  override readonly name = '0037-returns';

  override up(): void {
    this.addSql(RETURNS);
  }

  override down(): void {
    this.addSql('drop table order_returns; alter table orders drop column promises;');
  }
}
