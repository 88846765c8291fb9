import { Migration } from '@mikro-orm/migrations';

const ORDERS = `
alter table orders
  add column user_id uuid references users on delete set null,
  add column shipping_provider text not null default 'Own delivery team' check (shipping_provider <> ''),
  add column invoice_serial integer unique check (invoice_serial > 0),
  add column delivered_at timestamptz,
  add column review_invited_at timestamptz;
create index orders_of_user on orders (user_id, created_at desc, id desc) where user_id is not null;
create index orders_without_user on orders (lower(email)) where user_id is null;
create index orders_to_invite on orders (delivered_at) where status = 'DELIVERED' and review_invited_at is null;

alter table order_events
  add column location text,
  add column notes text,
  add constraint order_events_status_check
    check (status in ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED'));

create unique index stock_movements_returned_once on stock_movements (order_id, product_id) where reason = 'RETURNED';

-- One row, locked while a payment is booked: invoices are numbered without gaps (VAT Regulations 1995, regulation 14).
create table invoice_counter (
  only_row boolean primary key default true check (only_row),
  last_serial integer not null
);
update orders set invoice_serial = paid.serial
  from (select id, row_number() over (order by paid_at, id) as serial from orders where paid_at is not null) paid
  where paid.id = orders.id;
insert into invoice_counter (last_serial) select count(*) from orders where invoice_serial is not null;

create table refunds (
  id uuid primary key,
  order_id uuid not null unique references orders,
  amount_pence integer not null check (amount_pence > 0),
  status text not null check (status in ('PENDING', 'SUCCEEDED', 'REFUSED')),
  ends_as text not null check (ends_as in ('CANCELLED', 'REFUNDED')),
  message text not null,
  attempt integer not null default 1 check (attempt > 0),
  asked_by_role text not null check (asked_by_role in ('GUEST', 'CUSTOMER', 'ADMIN', 'SHOP')),
  asked_by uuid,
  refusal text,
  stripe_refund_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'REFUSED') = (refusal is not null))
);
create index refunds_under_way on refunds (updated_at) where status = 'PENDING';

create table order_codes (
  order_id uuid primary key references orders on delete cascade,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
`;

const AUDIT = `
create table audit_entries (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor_role text not null check (actor_role in ('GUEST', 'CUSTOMER', 'ADMIN', 'SHOP')),
  actor_id uuid,
  subject text not null,
  subject_id text not null,
  action text not null,
  before jsonb not null,
  after jsonb not null
);
create index audit_entries_of_subject on audit_entries (subject, subject_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
`;

/** Whose an order is, its invoice, refunds, codes for guests, and the audit log. */
export class Migration0005Orders extends Migration {
  override readonly name = '0005-orders';

  override up(): void {
    this.addSql(ORDERS);
    this.addSql(AUDIT);
  }
}
