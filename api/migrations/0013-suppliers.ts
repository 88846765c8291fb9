import { Migration } from '@mikro-orm/migrations';
import tables from './0013-suppliers.sql?raw';

/** Adds suppliers with their offers, the units of orders that come from them, and purchases. */
export class Migration0013Suppliers extends Migration {
  override readonly name = '0013-suppliers';

  override up(): void {
    this.addSql(tables);
  }
}
