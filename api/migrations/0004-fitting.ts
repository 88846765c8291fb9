import { Migration } from '@mikro-orm/migrations';
import tables from './0004-fitting.sql?raw';

/** Sells fitting: the abilities and hours of centres and vans, and the bookings of their slots. */
export class Migration0004Fitting extends Migration {
  override readonly name = '0004-fitting';

  override up(): void {
    // The constraints against booking a bay twice compare names and numbers as well as times.
    this.addSql('create extension if not exists btree_gist');
    this.addSql(tables);
  }
}
