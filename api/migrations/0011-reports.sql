-- What reports add up. Every change of an order, a document or a product's stock is noted by the transaction that makes
-- it, as rows that are added to sums. A write only adds rows, so it waits for no other, and readers see the sums of
-- their snapshot. A job merges the rows.

-- Whether an API key placed the order.
alter table orders add column by_key boolean not null default false;

-- A line says which tyres it sold even if their product is corrected later. Null unless it's for tyres.
alter table order_lines add column product_category text, add column product_season text;

create function describe_order_line() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  select p.category, p.season into new.product_category, new.product_season from products p where p.id = new.product_id;
  return new;
end $$;
create trigger order_lines_described before insert on order_lines
  for each row when (new.product_id is not null) execute function describe_order_line();

update order_lines l set product_category = p.category, product_season = p.season
from products p where p.id = l.product_id;

-- How an order counts in the figures, read from its books.
create view order_sales_now as
select o.id as order_id,
  case when m.order_id is not null then 'STAFF' when o.by_key then 'API' else 'WEB' end as channel,
  (o.created_at at time zone 'Europe/London')::date as placed_on,
  o.paid_at is not null as is_paid,
  case when sale.counts then (o.paid_at at time zone 'Europe/London')::date end as sold_on,
  -- A pending refund doesn't reduce it yet.
  case when sale.counts then (coalesce(o.received_pence, o.total_pence) - back.pence)::bigint else 0 end as pence
from orders o
left join manual_orders m on m.order_id = o.id
-- A closed order whose refund failed isn't a sale: the shop owes that money.
cross join lateral (
  select o.paid_at is not null and o.payment_status in ('PAID', 'PARTIALLY_REFUNDED')
    and o.status not in ('CANCELLED', 'REFUNDED') as counts
) sale
cross join lateral (
  select coalesce(sum(r.amount_pence), 0) as pence from refunds r where r.order_id = o.id and r.status = 'SUCCEEDED'
) back;

-- How the lines of tyres count, of orders that are sales: the units that were neither returned nor refunded, and their
-- price. A refund that names no tyres reduces the order's revenue, not theirs. Of the price, the part is told apart whose
-- cost is known.
create view line_sales_now as
select l.order_id, l.id as line_id, l.product_id, l.product_brand as brand, l.product_category as category,
  l.product_season as season, l.product_size as size,
  kept.units, kept.pence,
  case when l.cost_pence is null then 0 else kept.pence end as costed_pence,
  coalesce(kept.units::bigint * l.cost_pence, 0) as cost_pence
from order_sales_now s
join order_lines l on l.order_id = s.order_id and l.kind = 'TYRE'
cross join lateral (
  select coalesce(sum(units), 0) as units, coalesce(sum(pence), 0) as pence from (
    select (u ->> 'quantity')::integer as units,
      coalesce((u ->> 'worth')::integer, (u ->> 'quantity')::integer * l.unit_price_pence) as pence
    from refunds r, jsonb_array_elements(r.lines) u
    where r.order_id = l.order_id and r.status = 'SUCCEEDED' and (u ->> 'lineId')::integer = l.id
    union all
    select 0, r.amount_pence from refunds r
    where r.order_id = l.order_id and r.status = 'SUCCEEDED' and (r.reduces ->> 'lineId')::integer = l.id
  ) parts
) back
cross join lateral (
  select greatest(0, l.quantity - greatest(l.returned_units, back.units))::integer as units,
    greatest(0, l.line_total_pence - back.pence)::bigint as pence
) kept
where s.sold_on is not null;

-- How each order and line counts at the moment, so that a change can be added to the sums as a difference.
create table order_sales (
  order_id uuid primary key references orders,
  channel text not null,
  placed_on date not null,
  is_paid boolean not null,
  -- The day it was paid; null unless it's a sale.
  sold_on date,
  pence bigint not null
);
create table line_sales (
  order_id uuid not null references order_sales,
  line_id integer not null,
  product_id integer not null,
  brand text not null,
  category text not null,
  season text not null,
  size text not null,
  units integer not null,
  pence bigint not null,
  -- The price of units whose cost was known, and that cost, without VAT.
  costed_pence bigint not null,
  cost_pence bigint not null,
  primary key (order_id, line_id)
);

-- The figures of each order by everything that reports tell apart. Money in pence, VAT included.
create view order_figures as
-- Orders count as placed on one day, and as sold on another.
select s.order_id, d.dimension, d.key, 0 as product_id, s.placed_on as day, 0 as orders, 0::bigint as pence,
  0 as units, 0::bigint as tyre_pence, 0::bigint as costed_pence, 0::bigint as cost_pence, 1 as checkouts, s.is_paid::integer as checkouts_paid,
  (s.sold_on is not null)::integer as checkouts_sold
from order_sales s cross join lateral (values ('TOTAL', ''), ('CHANNEL', s.channel)) d(dimension, key)
union all
select s.order_id, d.dimension, d.key, 0, s.sold_on, 1, s.pence, tyres.units, tyres.pence, tyres.costed_pence,
  tyres.cost_pence, 0, 0, 0
from order_sales s
cross join lateral (values ('TOTAL', ''), ('CHANNEL', s.channel)) d(dimension, key)
cross join lateral (
  select coalesce(sum(l.units), 0)::integer as units, coalesce(sum(l.pence), 0)::bigint as pence,
    coalesce(sum(l.costed_pence), 0)::bigint as costed_pence, coalesce(sum(l.cost_pence), 0)::bigint as cost_pence
  from line_sales l where l.order_id = s.order_id
) tyres
where s.sold_on is not null
union all
select l.order_id, d.dimension, d.key, d.product_id, s.sold_on, (sum(l.units) > 0)::integer, sum(l.pence)::bigint,
  sum(l.units)::integer, sum(l.pence)::bigint, sum(l.costed_pence)::bigint, sum(l.cost_pence)::bigint, 0, 0, 0
from order_sales s
join line_sales l on l.order_id = s.order_id
cross join lateral (
  values ('BRAND', l.brand, 0), ('CATEGORY', l.category, 0), ('SEASON', l.season, 0), ('SIZE', l.size, 0),
    ('PRODUCT', '', l.product_id)
) d(dimension, key, product_id)
where s.sold_on is not null
group by l.order_id, d.dimension, d.key, d.product_id, s.sold_on;

create table sales_sums (
  -- CHANGE for a difference that isn't merged yet; otherwise the sums of a DAY, or of a MONTH by its first day.
  grain text not null,
  dimension text not null,
  key text not null,
  product_id integer not null,
  day date not null,
  orders integer not null,
  pence bigint not null,
  units integer not null,
  tyre_pence bigint not null,
  costed_pence bigint not null,
  cost_pence bigint not null,
  checkouts integer not null,
  checkouts_paid integer not null,
  checkouts_sold integer not null
);

-- Adds the difference that a change of an order makes. Waits for another transaction that changes the same order
-- without its lock, and then sees what that wrote.
create function note_sale(changed uuid) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  earlier order_figures[];
begin
  perform 1 from order_sales where order_id = changed for update;
  if not exists (
    select * from order_sales_now where order_id = changed except select * from order_sales where order_id = changed
  ) and not exists (
    (select * from line_sales_now where order_id = changed except select * from line_sales where order_id = changed)
    union all
    (select * from line_sales where order_id = changed except select * from line_sales_now where order_id = changed)
  ) then
    return;
  end if;
  earlier := array(select f from order_figures f where f.order_id = changed);
  insert into order_sales select * from order_sales_now where order_id = changed
  on conflict (order_id) do update
    set channel = excluded.channel, placed_on = excluded.placed_on, is_paid = excluded.is_paid,
      sold_on = excluded.sold_on, pence = excluded.pence;
  delete from line_sales where order_id = changed;
  insert into line_sales select * from line_sales_now where order_id = changed;
  insert into sales_sums
  select 'CHANGE', dimension, key, product_id, day, sum(sign * orders), sum(sign * pence), sum(sign * units),
    sum(sign * tyre_pence), sum(sign * costed_pence), sum(sign * cost_pence), sum(sign * checkouts), sum(sign * checkouts_paid), sum(sign * checkouts_sold)
  from (
    select *, 1 as sign from order_figures where order_id = changed
    union all
    select *, -1 from unnest(earlier)
  ) figures
  group by dimension, key, product_id, day
  having (sum(sign * orders), sum(sign * pence), sum(sign * units), sum(sign * tyre_pence), sum(sign * costed_pence),
    sum(sign * cost_pence), sum(sign * checkouts), sum(sign * checkouts_paid), sum(sign * checkouts_sold))
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0);
end $$;

create function note_order_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform note_sale(new.id);
  return null;
end $$;
create function note_order_part_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform note_sale(new.order_id);
  return null;
end $$;

-- At the end of the transaction, when the order, its lines and refunds are all written.
create constraint trigger orders_placed_noted after insert on orders deferrable initially deferred
  for each row execute function note_order_change();
create constraint trigger orders_changed_noted after update on orders deferrable initially deferred
  for each row when (
    (old.paid_at, old.payment_status, old.status, old.received_pence, old.total_pence, old.created_at)
    is distinct from
    (new.paid_at, new.payment_status, new.status, new.received_pence, new.total_pence, new.created_at)
  ) execute function note_order_change();
create constraint trigger order_lines_changed_noted after update on order_lines deferrable initially deferred
  for each row when (
    (old.quantity, old.returned_units, old.unit_price_pence, old.line_total_pence, old.cost_pence)
    is distinct from
    (new.quantity, new.returned_units, new.unit_price_pence, new.line_total_pence, new.cost_pence)
  ) execute function note_order_part_change();
create constraint trigger refunds_made_noted after insert on refunds deferrable initially deferred
  for each row execute function note_order_part_change();
create constraint trigger refunds_changed_noted after update on refunds deferrable initially deferred
  for each row when (
    (old.status, old.amount_pence, old.lines, old.reduces)
    is distinct from
    (new.status, new.amount_pence, new.lines, new.reduces)
  ) execute function note_order_part_change();

insert into order_sales select * from order_sales_now;
insert into line_sales select * from line_sales_now;
insert into sales_sums
select grain.name, dimension, key, product_id, grain.day, sum(orders), sum(pence), sum(units), sum(tyre_pence),
  sum(costed_pence), sum(cost_pence), sum(checkouts), sum(checkouts_paid), sum(checkouts_sold)
from order_figures f
cross join lateral (values ('DAY', f.day), ('MONTH', date_trunc('month', f.day)::date)) grain(name, day)
group by grain.name, dimension, key, product_id, grain.day;

create index sales_sums_read on sales_sums (dimension, grain, day, key, product_id)
  include (orders, pence, units, tyre_pence, costed_pence, cost_pence);
create index sales_sums_waiting on sales_sums (day) where grain = 'CHANGE';

-- VAT by the day of its documents. A withdrawn credit note stays on its day and is taken back on the day it was
-- withdrawn, so that a quarter that's over doesn't change.
create table vat_sums (
  -- Whether it's a difference that isn't merged yet.
  is_change boolean not null,
  day date not null,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE', 'WITHDRAWN_CREDIT_NOTE')),
  -- Per cent.
  rate integer not null,
  documents integer not null,
  net_pence bigint not null,
  vat_pence bigint not null,
  gross_pence bigint not null
);
create function note_vat(kind text, at timestamptz, vat jsonb) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  insert into vat_sums
  select true, (at at time zone 'Europe/London')::date, kind, v.rate, 1, v.net, v.vat, v.gross
  from jsonb_to_recordset(vat) as v(rate integer, net integer, vat integer, gross integer)
$$;
create function note_invoice() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform note_vat('INVOICE', new.issued_at, new.vat);
  return null;
end $$;
create function note_credit_note() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform note_vat('CREDIT_NOTE', new.issued_at, new.vat);
  end if;
  if new.voided_at is not null then
    perform note_vat('WITHDRAWN_CREDIT_NOTE', new.voided_at, new.vat);
  end if;
  return null;
end $$;
create trigger invoices_noted after insert on invoices for each row execute function note_invoice();
create trigger credit_notes_noted after insert on credit_notes for each row execute function note_credit_note();
create trigger credit_notes_withdrawn after update on credit_notes
  for each row when (old.voided_at is null and new.voided_at is not null) execute function note_credit_note();

insert into vat_sums
select false, (at at time zone 'Europe/London')::date, kind, v.rate, count(*), sum(v.net), sum(v.vat), sum(v.gross)
from (
  select 'INVOICE' as kind, issued_at as at, vat as taxes from invoices
  union all
  select 'CREDIT_NOTE', issued_at, vat from credit_notes
  union all
  select 'WITHDRAWN_CREDIT_NOTE', voided_at, vat from credit_notes where voided_at is not null
) documents, jsonb_to_recordset(taxes) as v(rate integer, net integer, vat integer, gross integer)
group by 2, kind, v.rate;
create index vat_sums_read on vat_sums (day, kind, rate);
create index vat_sums_waiting on vat_sums (day) where is_change;

-- When the units on hand came in. The oldest are taken to be sold first; units that come back count as new arrivals.
create table stock_arrivals (
  product_id integer not null references products,
  arrived_on date not null,
  units integer not null check (units > 0),
  primary key (product_id, arrived_on)
);
create index stock_arrivals_by_age on stock_arrivals (arrived_on, product_id) include (units);

-- The stock of tyres that aren't deleted, by the day it came in. Its rows add up, as those of sales_sums do.
create table stock_sums (
  is_change boolean not null,
  arrived_on date not null,
  units integer not null,
  -- At today's prices with VAT, and at today's costs without.
  value_pence bigint not null,
  cost_pence bigint not null,
  -- The units whose cost is known.
  costed_units integer not null
);
create view stock_figures as
select a.product_id, a.arrived_on, a.units, a.units::bigint * p.charged_price_pence as value_pence,
  coalesce(a.units::bigint * p.cost_pence, 0) as cost_pence,
  case when p.cost_pence is null then 0 else a.units end as costed_units
from stock_arrivals a join products p on p.id = a.product_id
where p.deleted_at is null;

-- Takes the oldest units of a product.
create function take_stock(product integer, taken integer) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  with oldest as (
    select arrived_on, units, sum(units) over (order by arrived_on) - taken as left_over
    from stock_arrivals where product_id = product
  ), gone as (
    delete from stock_arrivals a using oldest o
    where a.product_id = product and a.arrived_on = o.arrived_on and o.left_over <= 0
  )
  update stock_arrivals a set units = o.left_over from oldest o
  where a.product_id = product and a.arrived_on = o.arrived_on and o.left_over > 0 and o.left_over < o.units
$$;

create function note_new_stock() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into stock_arrivals
  select id, (created_at at time zone 'Europe/London')::date, stock_quantity from later where stock_quantity > 0;
  insert into stock_sums
  select true, f.arrived_on, sum(f.units), sum(f.value_pence), sum(f.cost_pence), sum(f.costed_units)
  from later n join stock_figures f on f.product_id = n.id group by f.arrived_on;
  return null;
end $$;

create function note_stock_changes() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  changed integer[] := array(
    select n.id from earlier o join later n on n.id = o.id
    where (o.stock_quantity, o.charged_price_pence, o.cost_pence, o.deleted_at is null)
      is distinct from (n.stock_quantity, n.charged_price_pence, n.cost_pence, n.deleted_at is null)
  );
  figures stock_sums[];
begin
  if changed = '{}' then
    return null;
  end if;
  figures := array(
    select row(true, a.arrived_on, -a.units, -a.units::bigint * o.charged_price_pence,
      -coalesce(a.units::bigint * o.cost_pence, 0), case when o.cost_pence is null then 0 else -a.units end)::stock_sums
    from earlier o join stock_arrivals a on a.product_id = o.id
    where o.id = any(changed) and o.deleted_at is null
  );
  insert into stock_arrivals
  select n.id, (now() at time zone 'Europe/London')::date, n.stock_quantity - o.stock_quantity
  from earlier o join later n on n.id = o.id where n.stock_quantity > o.stock_quantity
  on conflict (product_id, arrived_on) do update set units = stock_arrivals.units + excluded.units;
  perform take_stock(n.id, o.stock_quantity - n.stock_quantity)
  from earlier o join later n on n.id = o.id where n.stock_quantity < o.stock_quantity;
  insert into stock_sums
  select true, arrived_on, sum(units), sum(value_pence), sum(cost_pence), sum(costed_units)
  from (
    select arrived_on, units, value_pence, cost_pence, costed_units
    from stock_figures where product_id = any(changed)
    union all
    select arrived_on, units, value_pence, cost_pence, costed_units from unnest(figures)
  ) rows
  group by arrived_on
  having (sum(units), sum(value_pence), sum(cost_pence), sum(costed_units)) <> (0, 0, 0, 0);
  return null;
end $$;

create trigger products_stocked after insert on products
  referencing new table as later for each statement execute function note_new_stock();
create trigger products_restocked after update on products
  referencing old table as earlier new table as later for each statement execute function note_stock_changes();

-- The latest arrivals are those on hand. Units that no movement explains were there from the beginning.
insert into stock_arrivals
select product_id, arrived_on, least(units, stock_quantity - later)
from (
  select *, coalesce(sum(units) over (
      partition by product_id order by arrived_on desc rows between unbounded preceding and 1 preceding
    ), 0) as later
  from (
    select p.id as product_id, p.stock_quantity, day as arrived_on, sum(arrived.units) as units
    from products p
    cross join lateral (
      select (p.created_at at time zone 'Europe/London')::date as day,
        p.stock_quantity - coalesce(sum(m.quantity), 0) as units
      from stock_movements m where m.product_id = p.id
      union all
      select (m.at at time zone 'Europe/London')::date, m.quantity
      from stock_movements m where m.product_id = p.id and m.quantity > 0
    ) arrived
    where p.stock_quantity > 0 and arrived.units > 0
    group by p.id, arrived.day
  ) days
) arrivals
where later < stock_quantity;
insert into stock_sums
select false, arrived_on, sum(units), sum(value_pence), sum(cost_pence), sum(costed_units)
from stock_figures group by arrived_on;
create index stock_sums_waiting on stock_sums (arrived_on) where is_change;

-- Returns and claims are few, so their reports count them.
create index order_returns_by_request on order_returns (requested_at) include (reason, step);
create index claims_by_creation on claims (created_at) include (kind, state, quantity, amount_pence);
