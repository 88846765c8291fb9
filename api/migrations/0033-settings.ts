import { Migration } from '@mikro-orm/migrations';

/** How often each setting was changed, so that two who change them at once are told. */
export class Migration0033Settings extends Migration {
  override readonly name = '0033-settings';

  override up(): void {
    this.addSql('alter table settings add column revision integer not null default 1');
  }

  override down(): void {
    this.addSql('alter table settings drop column revision');
  }
}
