import { Migration } from '@mikro-orm/migrations';
import tables from './0011-reports.sql?raw';

/** Sums for the reports, which the transactions that change orders, documents and stock keep up to date. */
export class Migration0011Reports extends Migration {
  override readonly name = '0011-reports';

  override up(): void {
    this.addSql(tables);
  }
}
