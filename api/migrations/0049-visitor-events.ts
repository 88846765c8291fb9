import { Migration } from '@mikro-orm/migrations';

const ADD = `
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
alter table orders add column analytics_consent text;
create index on orders (analytics_consent) where analytics_consent is not null;
delete from settings where key = 'adsConversionId';
`;

/**
 * What visitors did who agreed to be counted, and the consent under which an order was placed. The column
 * conversion_reported_at of orders is read by the previous release only; a later step drops it.
 */
export class Migration0049VisitorEvents extends Migration {
  override readonly name = '0049-visitor-events';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql(`
      alter table orders drop column analytics_consent;
      drop table visitor_events;
    `);
  }
}
