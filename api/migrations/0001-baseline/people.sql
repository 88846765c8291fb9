create table users (
  id uuid primary key,
  email text not null check (email <> '' and char_length(email) <= 254),
  password_hash text not null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  role text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  phone text check (char_length(phone) between 1 and 30)
);
create unique index users_email_key on users (lower(email));
create index users_created on users (created_at desc, id desc);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null,
  address text not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);

create table user_tokens (
  token_hash text primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_tokens_user on user_tokens (user_id, purpose);

-- What an account asks for at sign-in besides the password, if its owner wishes.
create table two_step (
  user_id uuid primary key references users on delete cascade,
  secret text not null check (secret <> ''),
  since timestamptz,
  last_step integer,
  codes_used integer not null default 0 check (codes_used >= 0),
  recovery_salt text,
  recovery_hashes text[] not null default '{}',
  constraint two_step_on_with_codes_check check (since is null or num_nulls(last_step, recovery_salt) = 0)
);

create table saved_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  label text check (char_length(label) between 1 and 40),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  company text check (char_length(company) between 1 and 100),
  line1 text not null check (char_length(line1) between 1 and 200),
  line2 text check (char_length(line2) between 1 and 200),
  city text not null check (char_length(city) between 1 and 100),
  postcode text not null check (postcode ~ '^[A-Z0-9]+ [A-Z0-9]+$'),
  country text not null check (country in ('GB', 'IE', 'NI')),
  is_delivery_default boolean not null,
  is_billing_default boolean not null,
  created_at timestamptz not null
);
create index saved_addresses_user on saved_addresses (user_id, created_at);
create unique index saved_addresses_delivery_default on saved_addresses (user_id) where is_delivery_default;
create unique index saved_addresses_billing_default on saved_addresses (user_id) where is_billing_default;
create index saved_addresses_postcode on saved_addresses (replace(postcode, ' ', ''));

-- The views of the admin’s lists that staff keep for themselves.
create table saved_views (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  unique (user_id, list, name)
);
