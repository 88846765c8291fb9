import { Migration } from '@mikro-orm/migrations';
import tables from './0015-feeds.sql?raw';

/** Adds feeds of suppliers, whose unusual files wait for a person. */
export class Migration0015Feeds extends Migration {
  override readonly name = '0015-feeds';

  override up(): void {
    this.addSql(tables);
  }
}
