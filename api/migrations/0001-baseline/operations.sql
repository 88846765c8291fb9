create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Append-only, but for security events, which go after a year.
create table audit_entries (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor_role text not null,
  actor_id uuid,
  subject text not null,
  subject_id text not null,
  action text not null,
  before jsonb not null,
  after jsonb not null
);
create index audit_entries_of_subject on audit_entries (subject, subject_id, id desc);
create index audit_entries_of_actor on audit_entries (actor_id, id desc);
create index audit_entries_by_time on audit_entries (at);

-- The guards read by PostgreSQL's own operators, whatever search path the caller sets.
create function refuse_audit_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'audit_entries is append-only';
end $$;
create function refuse_audit_deletion() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.subject <> 'security' or old.at > now() - interval '365 days' then
    raise exception 'audit_entries is append-only';
  end if;
  return old;
end $$;
create trigger audit_entries_append_only before update or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_entries_kept before delete on audit_entries
  for each row execute function refuse_audit_deletion();

-- The tables of rate-limiter-flexible.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table api_keys (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  beginning text not null,
  key_hash text not null unique,
  scopes jsonb not null check (jsonb_typeof(scopes) = 'array'),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Replies to writes, kept for those who ask twice. A reply is empty while its request is worked on.
create table idempotent_replies (
  owner text not null,
  key text not null,
  fingerprint text not null,
  status smallint,
  body text,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who gets a reply again gets the cookie again that came with it.
  browser_id text,
  primary key (owner, key),
  check ((status is null) = (body is null))
);
create index idempotent_replies_expired on idempotent_replies (expires_at);

create table webhook_endpoints (
  id uuid primary key,
  url text not null check (char_length(url) between 1 and 2000),
  events jsonb not null check (jsonb_typeof(events) = 'array'),
  secret text not null,
  enabled boolean not null,
  created_at timestamptz not null
);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null,
  event text not null,
  body text not null,
  status text not null check (status in ('QUEUED', 'DELIVERED', 'FAILED')),
  tries integer not null check (tries >= 0),
  next_attempt_at timestamptz not null,
  attempts jsonb not null check (jsonb_typeof(attempts) = 'array'),
  created_at timestamptz not null,
  delivered_at timestamptz,
  unique (endpoint_id, event_id),
  check ((status = 'DELIVERED') = (delivered_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'QUEUED';
create index webhook_deliveries_newest on webhook_deliveries (created_at desc, id desc);
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at desc, id desc);

create table visitor_events (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 40),
  client_id text,
  parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
  once_key text unique,
  state text not null check (state in ('COUNTED', 'QUEUED', 'SENT', 'FAILED')),
  tries smallint not null default 0,
  next_try_at timestamptz,
  at timestamptz not null,
  check ((state = 'QUEUED') = (client_id is not null and next_try_at is not null))
);
create index on visitor_events (at);
create index on visitor_events (next_try_at) where state = 'QUEUED';
create index on visitor_events (client_id) where client_id is not null;
create index on visitor_events (state) where state in ('QUEUED', 'FAILED');

-- Up to when search engines have been told of changed pages; one row, once they have been told of any.
create table index_now (
  one boolean default true primary key check (one),
  told_until timestamptz not null
);
