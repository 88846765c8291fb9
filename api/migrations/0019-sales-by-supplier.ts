import { Migration } from '@mikro-orm/migrations';
import tables from './0019-sales-by-supplier.sql?raw';

/** Sales can be broken down by supplier. */
export class Migration0019SalesBySupplier extends Migration {
  override readonly name = '0019-sales-by-supplier';

  override up(): void {
    this.addSql(tables);
  }
}
