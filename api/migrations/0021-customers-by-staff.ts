import { Migration } from '@mikro-orm/migrations';

/** Lets staff add customers and correct their details, and gives refunds a scope of their own. */
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
    // Nobody loses a right. Only a warehouse that nobody works in yet starts without it.
    this.addSql(`
      update staff_roles set scopes = scopes || '{REFUND_ORDERS}' where 'WRITE_ORDERS' = any (scopes)
        and (slug <> 'warehouse' or revision > 1
          or exists (select from users where staff_role = 'warehouse')
          or exists (select from staff_invitations where role = 'warehouse'))`);
    this.addSql(
      `update api_keys set scopes = scopes || '["REFUND_ORDERS"]' where scopes @> '["WRITE_ORDERS"]'`,
    );
  }
}
