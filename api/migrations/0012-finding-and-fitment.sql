-- Orders and customers are found by any of their numbers, with an index for each.

create index orders_postcode on orders (lower(replace(shipping_address ->> 'postcode', ' ', '')) text_pattern_ops);
create index orders_parcel on orders (lower(replace(carrier_tracking_number, ' ', '')))
  where carrier_tracking_number is not null;
create index orders_centre_parcel on orders (lower(replace(centre_tracking_number, ' ', '')))
  where centre_tracking_number is not null;
create index order_returns_parcel on order_returns (lower(replace(tracking_number, ' ', '')))
  where tracking_number is not null;
create index fitting_bookings_registration on fitting_bookings (registration) where registration is not null;
create index garage_vehicles_by_mark on garage_vehicles (mark) where mark is not null;
create index users_search on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index users_phone on users using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);
create index saved_addresses_bare_postcode on saved_addresses (lower(replace(postcode, ' ', '')) text_pattern_ops);

-- The notes of staff: about an account, or about a guest under the email address of their orders.
create table customer_notes (
  id integer generated always as identity primary key,
  user_id uuid references users on delete cascade,
  email_key text check (email_key = lower(email_key) and email_key <> ''),
  author_id uuid references users on delete set null,
  text text not null check (text <> ''),
  at timestamptz not null,
  check ((user_id is null) <> (email_key is null))
);
create index customer_notes_of_user on customer_notes (user_id, id desc) where user_id is not null;
create index customer_notes_of_address on customer_notes (email_key, id desc) where email_key is not null;
create index customer_notes_by_author on customer_notes (author_id) where author_id is not null;

-- The fitment table is the owner's to edit. The vehicles that they add have no made-up registration.
alter table vehicles
  add column front_pressure_psi smallint check (front_pressure_psi between 10 and 120),
  add column rear_pressure_psi smallint check (rear_pressure_psi between 10 and 120),
  add column run_flat boolean,
  add column pressure_sensors text check (pressure_sensors in ('NONE', 'INDIRECT', 'DIRECT')),
  add column revision integer not null default 1 check (revision > 0),
  alter column example_registration drop not null;

-- Registrations whose tyre sizes drivers looked for and didn’t find. Nobody is named, and rows are deleted 30 days after the
-- last look-up.
create table missed_registrations (
  registration text primary key check (registration ~ '^[A-Z0-9]{2,7}$'),
  make text check (make <> ''),
  model text check (model <> ''),
  year smallint,
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null
);
create index missed_registrations_most on missed_registrations (times desc, last_at desc, registration);
create index missed_registrations_by_age on missed_registrations (last_at);
