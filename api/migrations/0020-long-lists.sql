-- Lists that stay quick with a million orders.

-- The list of customers: every account, and guests by the email address they gave. The transaction that changes an
-- order or an account changes its entry.
create table account_entries (
  user_id uuid primary key references users on delete cascade,
  -- When the account was made.
  since timestamptz not null,
  -- For sorting: the last name, then the first, in lower case.
  name text not null,
  -- First name, last name and email address, in lower case.
  search_text text not null,
  -- Of the orders that were ever paid, those that count as sales; and their value.
  order_count integer not null default 0,
  spent_pence bigint not null default 0,
  -- When the latest order that was ever paid was placed.
  last_order_at timestamptz
);
create table guest_entries (
  -- In lower case.
  email text primary key,
  -- The latest paid order.
  order_id uuid not null unique references orders,
  -- When they placed their first paid order.
  since timestamptz not null,
  name text not null,
  search_text text not null,
  order_count integer not null,
  spent_pence bigint not null,
  last_order_at timestamptz not null
);
create view customer_entries as
select user_id as id, user_id, null::uuid as order_id, since, name, search_text, order_count, spent_pence, last_order_at
from account_entries
union all
select order_id, null, order_id, since, name, search_text, order_count, spent_pence, last_order_at from guest_entries;

-- What the entries say, read from the accounts and orders.
create view account_entries_now as
select u.id as user_id, u.created_at as since, lower(u.last_name || ' ' || u.first_name) as name,
  lower(u.first_name || ' ' || u.last_name || ' ' || u.email) as search_text, bought.order_count,
  bought.spent_pence, bought.last_order_at
from users u
cross join lateral (
  select count(s.sold_on)::integer as order_count, max(o.created_at) as last_order_at,
    coalesce(sum(s.pence) filter (where s.sold_on is not null), 0)::bigint as spent_pence
  from orders o join order_sales s on s.order_id = o.id
  where o.user_id = u.id and o.paid_at is not null
) bought;

-- A guest whose address belongs to an account that has confirmed it is that account's customer.
create view guest_entries_now as
select g.email, g.order_id, g.since,
  lower((l.shipping_address ->> 'lastName') || ' ' || (l.shipping_address ->> 'firstName')) as name,
  lower(
    (l.shipping_address ->> 'firstName') || ' ' || (l.shipping_address ->> 'lastName') || ' ' || g.email
  ) as search_text,
  g.order_count, g.spent_pence, g.last_order_at
from (
  select lower(o.email) as email, (array_agg(o.id order by o.created_at desc, o.id desc))[1] as order_id,
    min(o.created_at) as since, max(o.created_at) as last_order_at, count(s.sold_on)::integer as order_count,
    coalesce(sum(s.pence) filter (where s.sold_on is not null), 0)::bigint as spent_pence
  from orders o join order_sales s on s.order_id = o.id
  where o.user_id is null and not o.buyer_erased and o.paid_at is not null and o.email <> ''
  group by lower(o.email)
) g
join orders l on l.id = g.order_id
where not exists (select from users u where lower(u.email) = g.email and u.email_verified_at is not null);

-- Both wait for another transaction that changes the same entry, and then see what that wrote.
create function keep_account_entry(account uuid) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform 1 from account_entries where user_id = account for update;
  update account_entries e set (since, name, search_text, order_count, spent_pence, last_order_at) =
    (n.since, n.name, n.search_text, n.order_count, n.spent_pence, n.last_order_at)
  from account_entries_now n where n.user_id = account and e.user_id = account;
end $$;
create function keep_guest_entry(address text) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  -- A row can't be locked before it's there. Few locks, because a job may change thousands of guests at once.
  perform pg_advisory_xact_lock(hashtext('guest_entries'), abs(hashtext(address) % 500));
  delete from guest_entries where email = address;
  insert into guest_entries select * from guest_entries_now where email = address;
end $$;

create function keep_buyer_entry(account uuid, address text) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  select case when account is null then keep_guest_entry(lower(address)) else keep_account_entry(account) end
$$;

create function note_buyer_sale() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform keep_buyer_entry(user_id, email) from orders where id = new.order_id;
  return null;
end $$;
create trigger order_sales_made_listed after insert on order_sales
  for each row when (new.is_paid) execute function note_buyer_sale();
create trigger order_sales_changed_listed after update on order_sales
  for each row when (
    (old.is_paid, old.sold_on, old.pence, old.placed_on)
    is distinct from
    (new.is_paid, new.sold_on, new.pence, new.placed_on)
  ) execute function note_buyer_sale();

create function note_buyer_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform keep_buyer_entry(old.user_id, old.email);
  if (old.user_id, lower(old.email)) is distinct from (new.user_id, lower(new.email)) and not new.buyer_erased then
    perform keep_buyer_entry(new.user_id, new.email);
  end if;
  return null;
end $$;
create constraint trigger orders_buyer_listed after update on orders deferrable initially deferred
  for each row when (
    new.paid_at is not null and
    (old.user_id, old.email, old.buyer_erased, old.created_at, old.shipping_address -> 'firstName',
      old.shipping_address -> 'lastName')
    is distinct from
    (new.user_id, new.email, new.buyer_erased, new.created_at, new.shipping_address -> 'firstName',
      new.shipping_address -> 'lastName')
  ) execute function note_buyer_change();

create function list_account() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into account_entries (user_id, since, name, search_text)
  select user_id, since, name, search_text from account_entries_now where user_id = new.id;
  return null;
end $$;
create trigger users_listed after insert on users for each row execute function list_account();

create function note_account_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform keep_account_entry(new.id);
  return null;
end $$;
create trigger users_changed_listed after update on users
  for each row when (
    (old.created_at, old.last_name, old.first_name, old.email)
    is distinct from
    (new.created_at, new.last_name, new.first_name, new.email)
  ) execute function note_account_change();

-- Confirming an address, changing it or deleting the account hides or shows the guest with that address.
create function note_confirmed_address() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform keep_guest_entry(address)
  from (
    select lower(old.email) as address where tg_op <> 'INSERT'
    union select lower(new.email) where tg_op <> 'DELETE'
  ) addresses
  where exists (select from orders where user_id is null and lower(email) = address);
  return null;
end $$;
create constraint trigger users_confirmed_listed after insert on users deferrable initially deferred
  for each row when (new.email_verified_at is not null) execute function note_confirmed_address();
create constraint trigger users_address_listed after update on users deferrable initially deferred
  for each row when (
    (old.email_verified_at is null, lower(old.email)) is distinct from (new.email_verified_at is null, lower(new.email))
  ) execute function note_confirmed_address();
create constraint trigger users_gone_listed after delete on users deferrable initially deferred
  for each row when (old.email_verified_at is not null) execute function note_confirmed_address();

insert into account_entries select * from account_entries_now;
insert into guest_entries select * from guest_entries_now;

create index on account_entries (since, user_id);
create index on account_entries (name, user_id);
create index on account_entries (last_order_at desc nulls last, user_id);
create index on account_entries (order_count desc, user_id);
create index on account_entries (spent_pence desc, user_id);
create index on account_entries using gin (search_text gin_trgm_ops);
create index on guest_entries (since, order_id);
create index on guest_entries (name, order_id);
create index on guest_entries (last_order_at desc nulls last, order_id);
create index on guest_entries (order_count desc, order_id);
create index on guest_entries (spent_pence desc, order_id);
create index on guest_entries using gin (search_text gin_trgm_ops);

-- The text of accounts is in their entries.
drop index users_search;

-- Orders by promise and by payment without a filter; and small indexes to count them by.
create index orders_by_payment on orders (paid_at, id);
create index orders_by_promise on orders (deliver_by, dispatch_by, id);
create index orders_status on orders (status);
create index orders_delivery_method on orders (delivery_method);
create index refunds_that_end on refunds (order_id)
  where status in ('PENDING', 'REQUIRES_ACTION') and ends_as is not null;

-- The figures of models and brands are added up from an index alone.
drop index products_model;
create index products_model on products (model_id)
  include (brand_id, deleted_at, published, charged_price_pence, stock_available);
