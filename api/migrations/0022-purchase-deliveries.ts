import { Migration } from '@mikro-orm/migrations';
import tables from './0022-purchase-deliveries.sql?raw';

/** Purchases can be cancelled, and each of their deliveries can be taken back. */
export class Migration0022PurchaseDeliveries extends Migration {
  override readonly name = '0022-purchase-deliveries';

  override up(): void {
    this.addSql(tables);
  }
}
