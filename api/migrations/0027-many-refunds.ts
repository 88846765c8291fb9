import { Migration } from '@mikro-orm/migrations';

const REFUNDS = `
alter table refunds
  drop constraint refunds_order_id_key,
  drop constraint refunds_status_check,
  drop constraint refunds_check;
update refunds set status = 'FAILED' where status = 'REFUSED';
alter table refunds
  alter column ends_as drop not null,
  add constraint refunds_status_check
    check (status in ('PENDING', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  add constraint refunds_refusal_check check ((status in ('FAILED', 'CANCELED')) = (refusal is not null)),
  add column delivery_pence integer not null default 0 check (delivery_pence >= 0),
  add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  add column restocked boolean not null default false,
  add column request_key text check (request_key <> ''),
  add column tried_at timestamptz;
update refunds set tried_at = updated_at, restocked = status = 'SUCCEEDED';
alter table refunds alter column tried_at set default now(), alter column tried_at set not null;
drop index refunds_under_way;
create index refunds_under_way on refunds (updated_at) where status in ('PENDING', 'REQUIRES_ACTION');
create index refunds_of_order on refunds (order_id, created_at);
create unique index refunds_asked_once on refunds (order_id, request_key) where request_key is not null;
`;

const RETURNS = `
alter table order_lines
  add column returned_units integer not null default 0,
  add column damaged_units integer not null default 0,
  add constraint order_lines_returned_check
    check (damaged_units >= 0 and damaged_units <= returned_units and returned_units <= quantity);
update order_lines set returned_units = least(order_lines.quantity, returned.units)
  from (
    select order_id, product_id, sum(quantity) as units from stock_movements where reason = 'RETURNED'
    group by order_id, product_id
  ) returned
  where returned.order_id = order_lines.order_id and returned.product_id = order_lines.product_id;
drop index stock_movements_returned_once;
`;

/** Fails where an order has several refunds or returns, which the state before cannot hold. */
const ONE_REFUND = `
create unique index stock_movements_returned_once on stock_movements (order_id, product_id) where reason = 'RETURNED';
alter table order_lines
  drop constraint order_lines_returned_check,
  drop column returned_units,
  drop column damaged_units;
drop index refunds_under_way, refunds_of_order, refunds_asked_once;
alter table refunds
  drop constraint refunds_status_check,
  drop constraint refunds_refusal_check,
  drop column delivery_pence,
  drop column lines,
  drop column restocked,
  drop column request_key,
  drop column tried_at;
update refunds set status = 'REFUSED' where status in ('FAILED', 'CANCELED');
update refunds set status = 'PENDING' where status = 'REQUIRES_ACTION';
update refunds set ends_as = 'REFUNDED' where ends_as is null;
alter table refunds
  alter column ends_as set not null,
  add constraint refunds_order_id_key unique (order_id),
  add constraint refunds_status_check check (status in ('PENDING', 'SUCCEEDED', 'REFUSED')),
  add constraint refunds_check check ((status = 'REFUSED') = (refusal is not null));
create index refunds_under_way on refunds (updated_at) where status = 'PENDING';
`;

/** Many refunds of an order, each with its own state, and the units that came back of each line. */
export class Migration0027ManyRefunds extends Migration {
  override readonly name = '0027-many-refunds';

  override up(): void {
    this.addSql(REFUNDS);
    this.addSql(RETURNS);
  }

  override down(): void {
    this.addSql(ONE_REFUND);
  }
}
