import { Migration } from '@mikro-orm/migrations';

/** Lets imports leave out rows that a person should look at. Those that wait were decided about without that. */
export class Migration0023DoubtfulRows extends Migration {
  override readonly name = '0023-doubtful-rows';

  override up(): void {
    this.addSql(`
      alter table imports add column doubtful text not null default 'APPLY'
        check (doubtful in ('APPLY', 'LEAVE_OUT'))`);
    this.addSql(`
      alter table import_rows
        drop constraint import_rows_state_check,
        add constraint import_rows_state_check check (state in ('UNCHECKED', 'CHECKED', 'LEFT_OUT', 'DONE',
          'REFUSED', 'UNDONE', 'KEPT'))`);
  }
}
