import { Migration } from '@mikro-orm/migrations';
import tables from './0010-staff.sql?raw';

/** Roles of staff as rows, with invitations, suspension and end dates. */
export class Migration0010Staff extends Migration {
  override readonly name = '0010-staff';

  override up(): void {
    this.addSql(tables);
  }
}
