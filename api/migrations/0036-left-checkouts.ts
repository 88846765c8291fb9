import { Migration } from '@mikro-orm/migrations';

const REMINDERS = `
create table payment_reminders (
  order_id uuid primary key references orders on delete cascade,
  sent_at timestamptz not null
);
`;

/** Which orders were closed because nobody paid in time, and whose buyers were told that their order waits. */
export class Migration0036LeftCheckouts extends Migration {
  override readonly name = '0036-left-checkouts';

  override up(): void {
    this.addSql('alter table orders add column expired_at timestamptz');
    this.addSql(REMINDERS);
  }

  override down(): void {
    this.addSql('drop table payment_reminders');
    this.addSql('alter table orders drop column expired_at');
  }
}
