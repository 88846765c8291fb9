import { Migration } from '@mikro-orm/migrations';
import tables from './0012-finding-and-fitment.sql?raw';

/** Finds orders and customers by any number, and keeps notes about customers. */
export class Migration0012FindingAndFitment extends Migration {
  override readonly name = '0012-finding-and-fitment';

  override up(): void {
    this.addSql(tables);
  }
}
