import { Migration } from '@mikro-orm/migrations';

/** Both spellings of a postcode, because it is searched for in either. */
const SEARCHED = `
  lower(
    number || ' ' || id::text || ' ' || email || ' ' || coalesce(replace(phone, ' ', ''), '') || ' '
    || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '') || ' '
    || coalesce(shipping_address ->> 'company', '') || ' ' || coalesce(shipping_address ->> 'postcode', '') || ' '
    || replace(coalesce(shipping_address ->> 'postcode', ''), ' ', '') || ' '
    || coalesce(carrier_tracking_number, '')
  )`;

const COLUMNS = `
alter table orders
  add column carrier_tracking_number text check (carrier_tracking_number <> ''),
  add column dispatch_by timestamptz,
  add column deliver_by date,
  add column revision integer not null default 1 check (revision > 0);
alter table orders add column search_text text generated always as (${SEARCHED}) stored;
`;

/**
 * What was promised for the orders before this: the terms that the shop has unless its owner changed them, without
 * bank holidays and the days that islands take longer.
 */
const PROMISES = `
with placed as (
  select id, delivery_method, created_at at time zone 'Europe/London' as at from orders
), days as (
  select id, delivery_method, (at::date + case when extract(hour from at) < 14 then 0 else 1 end) as day from placed
), dispatched as (
  select id, delivery_method,
    day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end as day from days
), promised as (
  select id, day,
    case delivery_method when 'STANDARD' then 5 when 'EXPRESS' then 2 else 1 end as more,
    extract(isodow from day)::int - 1 as weekday
  from dispatched
)
update orders set
  dispatch_by = (day + time '14:00') at time zone 'Europe/London',
  deliver_by = day + more + 2 * ((weekday + more) / 5)
  from promised where promised.id = orders.id;
`;

const INDEXES = `
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index order_lines_sku on order_lines using gin (lower(product_sku) gin_trgm_ops);
create index orders_short_id on orders (left(id::text, 8));
create index orders_by_status on orders (status, payment_status, created_at desc, id desc);
create index orders_dearest on orders (total_pence desc, id desc);
create index orders_to_ship on orders (paid_at, id) where status in ('PENDING', 'PROCESSING');
create index orders_promised on orders (deliver_by, dispatch_by, id)
  where status in ('PENDING', 'PROCESSING', 'SHIPPED');
create index orders_paid_back on orders (id) where payment_status in ('REFUNDED', 'PARTIALLY_REFUNDED');
create index orders_need_a_hand on orders (created_at desc, id desc) where needs_attention is not null;
`;

const NOTES = `
create table order_notes (
  id integer generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (text <> ''),
  at timestamptz not null
);
create index order_notes_of_order on order_notes (order_id, id desc);
`;

const WITHOUT_DESK = `
drop table order_notes;
drop index order_lines_sku, orders_short_id, orders_by_status, orders_dearest, orders_to_ship,
  orders_promised, orders_paid_back, orders_need_a_hand;
alter table orders drop column search_text;
alter table orders
  drop column carrier_tracking_number, drop column dispatch_by, drop column deliver_by, drop column revision;
`;

/** What the shop's staff work with: the promise to the buyer, the carrier's number, notes, and searches. */
export class Migration0026OrderDesk extends Migration {
  override readonly name = '0026-order-desk';

  override up(): void {
    for (const step of [COLUMNS, PROMISES, INDEXES, NOTES]) this.addSql(step);
  }

  override down(): void {
    this.addSql(WITHOUT_DESK);
  }
}
