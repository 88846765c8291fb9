import { Migration } from '@mikro-orm/migrations';

const ADD = `
create table product_alerts (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  email text not null check (email <> '' and char_length(email) <= 254),
  email_key text not null check (email_key = lower(email)),
  product_id integer not null references products,
  kind text not null check (kind in ('BACK_IN_STOCK', 'PRICE_DROP')),
  state text not null check (state in ('UNCONFIRMED', 'WAITING', 'TOLD', 'ENDED')),
  price_pence integer not null check (price_pence > 0),
  requested_at timestamptz not null,
  confirm_token_hash text unique,
  end_token text not null unique,
  closed_at timestamptz,
  check ((state in ('TOLD', 'ENDED')) = (closed_at is not null))
);
create unique index product_alerts_open on product_alerts (email_key, product_id, kind)
  where state in ('UNCONFIRMED', 'WAITING');
create index product_alerts_waiting on product_alerts (product_id, kind, requested_at, id) where state = 'WAITING';
create index product_alerts_told on product_alerts (product_id, closed_at) where state = 'TOLD';
create index product_alerts_of_user on product_alerts (user_id) where user_id is not null;

alter table garage_vehicles
  add column tyres_fitted_on date,
  add column fitted_at_miles integer check (fitted_at_miles between 0 and 1000000),
  add column miles_per_year integer check (miles_per_year between 1 and 200000),
  add column remind_after_miles integer check (remind_after_miles between 1000 and 100000),
  add column reminds boolean not null default false,
  add column reminder_token text unique,
  add check (not reminds or (tyres_fitted_on is not null and reminder_token is not null));
create index garage_vehicles_reminding on garage_vehicles (tyres_fitted_on) where reminds;

create table tyre_reminders (
  vehicle_id uuid not null references garage_vehicles on delete cascade,
  cause text not null,
  sent_at timestamptz not null,
  primary key (vehicle_id, cause)
);
`;

const REMOVE = `
drop table tyre_reminders;
drop index garage_vehicles_reminding;
alter table garage_vehicles drop column tyres_fitted_on, drop column fitted_at_miles, drop column miles_per_year,
  drop column remind_after_miles, drop column reminds, drop column reminder_token;
drop table product_alerts;
`;

/** Who wants to be told of a tyre that is back or costs less, and of tyres that wear out. */
export class Migration0039BeTold extends Migration {
  override readonly name = '0039-be-told';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql(REMOVE);
  }
}
