import { Migration } from '@mikro-orm/migrations';
import tables from './0017-misfits.sql?raw';

/** Adds returns of tyres that don't fit, and the corrections of the fitment table that they propose. */
export class Migration0017Misfits extends Migration {
  override readonly name = '0017-misfits';

  override up(): void {
    this.addSql(tables);
  }
}
