-- Lists that stay quick with a million orders.

-- The list of customers: every account, and guests by the email address they gave. The transaction that changes an
-- order or an account changes its entry.
create table customer_entries (
  id uuid primary key default gen_random_uuid(),
  -- Null for a guest.
  user_id uuid unique references users on delete cascade,
  -- A guest's address in lower case; null for an account.
  email text unique,
  -- A guest's latest paid order; null for an account.
  order_id uuid references orders,
  -- When the account was made, or the guest placed their first paid order.
  since timestamptz not null default now(),
  -- For sorting: the last name, then the first, in lower case.
  name text not null default '',
  -- First name, last name and email address, in lower case.
  search_text text not null default '',
  -- Of the orders that were ever paid, those that count as sales; and their value.
  order_count integer not null default 0,
  spent_pence bigint not null default 0,
  -- When the latest order that was ever paid was placed.
  last_order_at timestamptz,
  check ((user_id is null) <> (email is null))
);

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
  perform 1 from customer_entries where user_id = account for update;
  update customer_entries e set (since, name, search_text, order_count, spent_pence, last_order_at) =
    (n.since, n.name, n.search_text, n.order_count, n.spent_pence, n.last_order_at)
  from account_entries_now n where n.user_id = account and e.user_id = account;
end $$;
create function keep_guest_entry(address text) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into customer_entries (email) values (address)
  on conflict (email) do update set email = excluded.email;
  update customer_entries e set (order_id, since, name, search_text, order_count, spent_pence, last_order_at) =
    (n.order_id, n.since, n.name, n.search_text, n.order_count, n.spent_pence, n.last_order_at)
  from guest_entries_now n where n.email = address and e.email = address;
  if not found then
    delete from customer_entries where email = address;
  end if;
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
  insert into customer_entries (user_id) values (new.id);
  perform keep_account_entry(new.id);
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

insert into customer_entries (user_id, since, name, search_text, order_count, spent_pence, last_order_at)
select * from account_entries_now;
insert into customer_entries (email, order_id, since, name, search_text, order_count, spent_pence, last_order_at)
select * from guest_entries_now;

create index on customer_entries (order_id);
create index on customer_entries (since, id);
create index on customer_entries (name, id);
create index on customer_entries (last_order_at desc nulls last, id);
create index on customer_entries (order_count desc, id);
create index on customer_entries (spent_pence desc, id);
create index on customer_entries using gin (search_text gin_trgm_ops);

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
