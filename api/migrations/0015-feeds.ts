import { Migration } from '@mikro-orm/migrations';

/** Lets imports that came without a person wait for one. */
export class Migration0015Feeds extends Migration {
  override readonly name = '0015-feeds';

  override up(): void {
    this.addSql('alter table imports add column hold text');
  }
}
