-- A line says which supplier served its tyre when it was ordered. Empty if none did, null unless it's for tyres.
alter table order_lines add column product_supplier text;
create or replace function describe_order_line() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  select p.category, p.season, coalesce(u.name, '')
  into new.product_category, new.product_season, new.product_supplier
  from products p left join suppliers u on u.id = p.supplier_id where p.id = new.product_id;
  return new;
end $$;

-- Of earlier orders, it's only known for units that came from a supplier.
update order_lines l set product_supplier = coalesce((
  select u.name from order_supplies s join suppliers u on u.id = s.supplier_id
  where s.order_id = l.order_id and s.product_id = l.product_id
), '')
where l.product_id is not null;

create or replace view line_sales_now as
select l.order_id, l.id as line_id, l.product_id, l.product_brand as brand, l.product_category as category,
  l.product_season as season, l.product_size as size,
  kept.units, kept.pence,
  case when l.cost_pence is null then 0 else kept.pence end as costed_pence,
  coalesce(kept.units::bigint * l.cost_pence, 0) as cost_pence,
  l.product_supplier as supplier
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

alter table line_sales add column supplier text;
update line_sales k set supplier = l.product_supplier
from order_lines l where l.order_id = k.order_id and l.id = k.line_id;
alter table line_sales alter column supplier set not null;

create or replace view order_figures as
-- Orders count as placed on one day, and as sold on another.
select s.order_id, d.dimension, d.key, 0 as product_id, s.placed_on as day, 0 as orders, 0::bigint as pence,
  0 as units, 0::bigint as tyre_pence, 0::bigint as costed_pence, 0::bigint as cost_pence, 1 as checkouts,
  s.is_paid::integer as checkouts_paid, (s.sold_on is not null)::integer as checkouts_sold
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
    ('SUPPLIER', l.supplier, 0), ('PRODUCT', '', l.product_id)
) d(dimension, key, product_id)
where s.sold_on is not null
group by l.order_id, d.dimension, d.key, d.product_id, s.sold_on;

insert into sales_sums
select grain.name, dimension, key, product_id, grain.day, sum(orders), sum(pence), sum(units), sum(tyre_pence),
  sum(costed_pence), sum(cost_pence), sum(checkouts), sum(checkouts_paid), sum(checkouts_sold)
from order_figures f
cross join lateral (values ('DAY', f.day), ('MONTH', date_trunc('month', f.day)::date)) grain(name, day)
where dimension = 'SUPPLIER'
group by grain.name, dimension, key, product_id, grain.day;
