import { Migration } from '@mikro-orm/migrations';
import tables from './0002-listing-counts.sql?raw';

/** Counts the listed tyres by each filter, and keeps the counts up to date. */
export class Migration0002ListingCounts extends Migration {
  override readonly name = '0002-listing-counts';

  override up(): void {
    this.addSql(tables);
  }
}
