-- The roles of staff. Null scopes are every scope: only the owner has them.
create table staff_roles (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null check (char_length(label) between 1 and 60),
  meaning text not null check (char_length(meaning) between 1 and 300),
  scopes text[],
  -- The documented word for the role, which older clients know.
  kind text not null generated always as (
    case when scopes = '{WORK_AT_CENTRE}'::text[] then 'FITTER' else 'ADMIN' end
  ) stored,
  revision integer not null default 1,
  constraint staff_roles_owner_check check ((slug = 'owner') = (scopes is null))
);
create unique index staff_roles_label_key on staff_roles (lower(label));

insert into staff_roles (slug, label, meaning, scopes) values
  ('owner', 'Owner', 'Runs the shop: sees and does everything.', null),
  ('desk', 'Desk', 'Serves customers: orders, returns, claims, messages and reviews.', '{READ_CATALOGUE,READ_ORDERS,
    WRITE_ORDERS,READ_CUSTOMERS,WRITE_CUSTOMERS,WRITE_CLAIMS,WRITE_MESSAGES,WRITE_REVIEWS}'),
  ('warehouse', 'Warehouse', 'Packs and ships orders, and receives what comes back.', '{READ_CATALOGUE,READ_ORDERS,
    WRITE_ORDERS}'),
  ('content', 'Content', 'Writes pages, articles and newsletters, and moderates reviews.', '{READ_CATALOGUE,
    WRITE_CONTENT,WRITE_PICTURES,WRITE_NEWSLETTER,WRITE_REVIEWS,READ_FIGURES}'),
  ('accountant', 'Accountant', 'Reads orders, payments and figures, and changes nothing.', '{READ_CATALOGUE,READ_COSTS,
    READ_ORDERS,READ_FIGURES}'),
  ('fitter', 'Fitter', 'Sees and finishes the fitting jobs of one centre or van.', '{WORK_AT_CENTRE}');

alter table users
  add column staff_role text references staff_roles,
  -- The last day in London on which they have the role.
  add column staff_until date,
  add column staff_suspended_at timestamptz,
  add column staff_seen_at timestamptz,
  alter column role set default 'CUSTOMER';
update users set staff_role = case role when 'ADMIN' then 'owner' when 'FITTER' then 'fitter' end
  where role in ('ADMIN', 'FITTER');
alter table users add constraint users_staff_check
  check (staff_role is not null or num_nonnulls(staff_until, staff_suspended_at) = 0);
create index users_staff on users (staff_role) where staff_role is not null;

-- While the previous build still runs, it reads and writes the column role. It takes everyone for a customer whose
-- role it doesn't know, or who is suspended or has an end date.
create function align_staff_role() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.role is distinct from old.role
    or tg_op = 'INSERT' and new.staff_role is null then
    new.staff_role := case new.role when 'ADMIN' then 'owner' when 'FITTER' then 'fitter' end;
    new.staff_until := null;
    new.staff_suspended_at := null;
  else
    new.role := case
      when new.staff_suspended_at is not null or new.staff_until is not null then 'CUSTOMER'
      when new.staff_role = 'owner' then 'ADMIN'
      when new.staff_role = 'fitter' then 'FITTER'
      else 'CUSTOMER'
    end;
  end if;
  return new;
end $$;
create trigger users_staff_role_aligned before insert or update of role, staff_role, staff_until, staff_suspended_at
  on users for each row execute function align_staff_role();

create table staff_invitations (
  id uuid primary key,
  email text not null check (email <> '' and char_length(email) <= 254),
  role text not null references staff_roles,
  fitting_centre text references fitting_centres (slug) on update cascade on delete set null,
  fitting_van smallint references fitting_vans on delete set null,
  staff_until date,
  token_hash text not null,
  -- The invitation is worth no more than what its sender may still grant.
  invited_by uuid not null references users on delete cascade,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index staff_invitations_email_key on staff_invitations (lower(email));
create unique index staff_invitations_token_hash_key on staff_invitations (token_hash);
create index staff_invitations_invited_by on staff_invitations (invited_by);

-- The name of the actor's role at the time, because roles can be renamed and deleted.
alter table audit_entries add column actor_label text;
