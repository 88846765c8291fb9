import { Migration } from '@mikro-orm/migrations';
import tables from './0020-long-lists.sql?raw';

/** Long lists are read from indexes. */
export class Migration0020LongLists extends Migration {
  override readonly name = '0020-long-lists';

  override up(): void {
    this.addSql(tables);
  }
}
