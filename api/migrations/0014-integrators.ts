import { Migration } from '@mikro-orm/migrations';

const API_KEYS = `
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
alter table audit_entries drop constraint audit_entries_actor_role_check,
  add constraint audit_entries_actor_role_check check (actor_role in ('GUEST', 'CUSTOMER', 'ADMIN', 'SHOP', 'API_KEY'));
alter table refunds drop constraint refunds_asked_by_role_check,
  add constraint refunds_asked_by_role_check check (asked_by_role in ('GUEST', 'CUSTOMER', 'ADMIN', 'SHOP', 'API_KEY'));

create index orders_newest on orders (created_at desc, id desc);
create index orders_changed on orders (updated_at);
`;

const WEBHOOKS = `
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
  check ((status = 'DELIVERED') = (delivered_at is not null)),
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'QUEUED';
create index webhook_deliveries_newest on webhook_deliveries (created_at desc, id desc);
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at desc, id desc);
`;

/** Keys of integrators, what the log says of them, and the events that are sent to integrators' addresses. */
export class Migration0014Integrators extends Migration {
  override readonly name = '0014-integrators';

  override up(): void {
    this.addSql(API_KEYS);
    this.addSql(WEBHOOKS);
  }
}
