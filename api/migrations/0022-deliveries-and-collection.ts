import { Migration } from '@mikro-orm/migrations';
import tables from './0022-deliveries-and-collection.sql?raw';

/** Deliveries of purchases can be taken back, and buyers can collect their orders. */
export class Migration0022DeliveriesAndCollection extends Migration {
  override readonly name = '0022-deliveries-and-collection';

  override up(): void {
    this.addSql(tables);
  }
}
