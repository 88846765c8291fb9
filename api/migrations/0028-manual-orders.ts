import { Migration } from '@mikro-orm/migrations';

const MANUAL_ORDERS = `
alter table orders add column paid_by_hand text check (paid_by_hand in ('CARD_TERMINAL', 'CASH', 'BANK_TRANSFER'));
alter table order_lines
  add column list_price_pence integer check (list_price_pence > 0),
  add column price_reason text check (price_reason <> ''),
  add constraint order_lines_override_check check ((list_price_pence is null) = (price_reason is null));
create table manual_orders (
  order_id uuid primary key references orders on delete cascade deferrable initially deferred,
  payment text not null check (payment in ('LINK', 'CARD_TERMINAL', 'CASH', 'BANK_TRANSFER')),
  taken_by uuid references users on delete set null,
  note text check (note <> ''),
  delivery_reason text check (delivery_reason <> ''),
  request_key text unique check (request_key <> ''),
  links integer not null default 0 check (links >= 0),
  link_sent_at timestamptz,
  link_expires_at timestamptz,
  recorded_by uuid references users on delete set null,
  reference text check (reference <> '')
);
`;

const WITHOUT = `
drop table manual_orders;
alter table order_lines
  drop constraint order_lines_override_check,
  drop column list_price_pence,
  drop column price_reason;
alter table orders drop column paid_by_hand;
`;

/** Orders taken by telephone and at the counter, and payments taken by hand. */
export class Migration0028ManualOrders extends Migration {
  override readonly name = '0028-manual-orders';

  override up(): void {
    this.addSql(MANUAL_ORDERS);
  }

  override down(): void {
    this.addSql(WITHOUT);
  }
}
