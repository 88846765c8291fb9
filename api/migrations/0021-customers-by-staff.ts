import { Migration } from '@mikro-orm/migrations';

/** Lets staff add customers and correct their details without overwriting what somebody else has changed. */
export class Migration0021CustomersByStaff extends Migration {
  override readonly name = '0021-customers-by-staff';

  override up(): void {
    this.addSql(`
      alter table users
        add column revision integer not null default 1,
        add column added_by_shop boolean not null default false`);
    this.addSql(`
      update users set added_by_shop = true where id::text in (
        select subject_id from audit_entries where subject = 'account' and action = 'imported')`);
    this.addSql('alter table saved_addresses add column revision integer not null default 1');
  }
}
