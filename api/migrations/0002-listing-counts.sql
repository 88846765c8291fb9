drop index products_listed_by_name;
drop index products_listed_by_price;
drop index products_listed_by_age;
drop index products_listed_by_brand;
drop index products_listed_by_model;
drop index products_listed_by_wet_grip;
drop index products_listed_by_fuel_efficiency;
drop index products_listed_by_noise;
drop index products_recommended;
drop index products_reduced;

-- The last day that the was price was charged; null unless it's higher than today's price.
alter table products add column reduced_until date generated always as (
  case when was_price_pence > coalesce(mail_order_price_pence, price_pence) then was_price_until end
) stored;

create index products_listed_by_name on products (name, id)
  include (brand_id, model_id, charged_price_pence, stock_available, reduced_until, width, profile, diameter,
    load_index, noise_db, run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating,
    fuel_efficiency, wet_grip, oe_mark, size)
  where published and deleted_at is null;
create index products_listed_by_price on products (charged_price_pence, id)
  include (brand_id, model_id, stock_available, reduced_until, width, profile, diameter, load_index, noise_db,
    run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating, fuel_efficiency, wet_grip,
    oe_mark, size)
  where published and deleted_at is null;
create index products_listed_by_age on products (created_at desc, id desc)
  include (brand_id, model_id, charged_price_pence, stock_available, reduced_until, width, profile, diameter,
    load_index, noise_db, run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating,
    fuel_efficiency, wet_grip, oe_mark, size)
  where published and deleted_at is null;
create index products_listed_by_brand on products (brand_id, name, id)
  include (model_id, charged_price_pence, stock_available, reduced_until, width, profile, diameter, load_index,
    noise_db, run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating, fuel_efficiency,
    wet_grip, oe_mark, size)
  where published and deleted_at is null;
create index products_listed_by_model on products (model_id, charged_price_pence, id)
  include (brand_id, stock_available, reduced_until, width, profile, diameter, load_index, noise_db, run_flat,
    extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating, fuel_efficiency, wet_grip, oe_mark,
    size)
  where published and deleted_at is null;
create index products_listed_by_wet_grip on products (wet_grip, charged_price_pence, id)
  include (brand_id, model_id, stock_available, reduced_until, width, profile, diameter, load_index, noise_db,
    run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating, fuel_efficiency, oe_mark,
    size)
  where published and deleted_at is null;
create index products_listed_by_fuel_efficiency on products (fuel_efficiency, charged_price_pence, id)
  include (brand_id, model_id, stock_available, reduced_until, width, profile, diameter, load_index, noise_db,
    run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating, wet_grip, oe_mark, size)
  where published and deleted_at is null;
create index products_listed_by_noise on products (noise_db, charged_price_pence, id)
  include (brand_id, model_id, stock_available, reduced_until, width, profile, diameter, load_index, run_flat,
    extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating, fuel_efficiency, wet_grip, oe_mark,
    size)
  where published and deleted_at is null;
create index products_recommended on products (((stock_available > 0)) desc, recommendation desc, id)
  include (brand_id, model_id, charged_price_pence, stock_available, reduced_until, width, profile, diameter,
    load_index, noise_db, run_flat, extra_load, ev_spec, three_peak_snowflake, season, category, speed_rating,
    fuel_efficiency, wet_grip, oe_mark, size)
  where published and deleted_at is null;
create index products_reduced on products (reduced_until)
  include (was_price_pence, charged_price_pence, published, stock_available)
  where reduced_until is not null and deleted_at is null;

-- An index answers alone only for pages that were vacuumed since their last change.
alter table products set (autovacuum_vacuum_scale_factor = 0.02);

-- How many listed tyres have each value, and each pair of values, of the columns that listings are counted by. The rows
-- of one key add up, so a write only adds rows: it waits for no other, and readers see the sums of their snapshot.
create table listing_counts (
  -- The names of the columns that are counted, in alphabetical order; the others are null. In a change that hasn't been
  -- merged it's *, and all columns have their values.
  counted text not null,
  tyres integer not null,
  brand_id integer,
  category text,
  season text,
  width smallint,
  profile smallint,
  diameter smallint,
  load_index smallint,
  speed_rating text,
  fuel_efficiency text,
  wet_grip text,
  noise_db smallint,
  oe_mark text,
  run_flat boolean,
  extra_load boolean,
  ev_spec boolean,
  three_peak_snowflake boolean,
  reduced_until date,
  -- 1 if there are any in stock, otherwise 0.
  stock_available smallint
);
create index listing_counts_counted on listing_counts (counted);

-- Adds a change for a version of a tyre, if that is listed.
create function count_listed(p products, tyres integer) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  insert into listing_counts
  select '*', tyres, p.brand_id, p.category, p.season, p.width, p.profile, p.diameter, p.load_index, p.speed_rating,
    p.fuel_efficiency, p.wet_grip, p.noise_db, p.oe_mark, p.run_flat, p.extra_load, p.ev_spec,
    p.three_peak_snowflake, p.reduced_until, least(p.stock_available, 1)
  where p.published and p.deleted_at is null
$$;

create function note_listing_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    perform count_listed(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_listed(new, 1);
  end if;
  return null;
end $$;

create trigger products_counted after insert or delete on products
  for each row execute function note_listing_change();
create trigger products_recounted after update on products
  for each row when (
    (old.published and old.deleted_at is null, old.stock_available > 0, old.brand_id, old.category, old.season,
    old.width, old.profile, old.diameter, old.load_index, old.speed_rating, old.fuel_efficiency, old.wet_grip,
    old.noise_db, old.oe_mark, old.run_flat, old.extra_load, old.ev_spec, old.three_peak_snowflake,
    old.reduced_until)
    is distinct from
    (new.published and new.deleted_at is null, new.stock_available > 0, new.brand_id, new.category, new.season,
    new.width, new.profile, new.diameter, new.load_index, new.speed_rating, new.fuel_efficiency, new.wet_grip,
    new.noise_db, new.oe_mark, new.run_flat, new.extra_load, new.ev_spec, new.three_peak_snowflake,
    new.reduced_until)
  )
  execute function note_listing_change();

select count_listed(p, 1) from products p;
