import { Migration } from '@mikro-orm/migrations';

const ORDER_DELIVERIES = `
create table order_deliveries (
  order_id uuid primary key references orders on delete cascade,
  day date,
  from_time text check (from_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  until_time text check (until_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  place text check (place in ('HANDED_OVER', 'SAFE_PLACE', 'NEIGHBOUR')),
  receiver text check (receiver <> ''),
  constraint order_deliveries_hours_check
    check ((from_time is null) = (until_time is null) and (from_time is null or day is not null)),
  constraint order_deliveries_taken_check check (receiver is null or place is not null)
);
`;

/** When the driver comes, and how the tyres were left. */
export class Migration0042OrderDeliveries extends Migration {
  override readonly name = '0042-order-deliveries';

  override up(): void {
    this.addSql(ORDER_DELIVERIES);
  }

  override down(): void {
    this.addSql('drop table order_deliveries');
  }
}
