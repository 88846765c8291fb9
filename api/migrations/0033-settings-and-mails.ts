import { Migration } from '@mikro-orm/migrations';

/**
 * How often each setting was changed, so that two who change them at once are told; and which mails hold a link or code
 * that signs somebody in. Of mails that are there already nobody knows, so all count as such.
 */
export class Migration0033SettingsAndMails extends Migration {
  override readonly name = '0033-settings-and-mails';

  override up(): void {
    this.addSql('alter table settings add column revision integer not null default 1');
    this.addSql('alter table mails add column is_secret boolean not null default true');
    this.addSql('create index mails_newest on mails (created_at desc, id desc)');
  }

  override down(): void {
    this.addSql('drop index mails_newest');
    this.addSql('alter table mails drop column is_secret');
    this.addSql('alter table settings drop column revision');
  }
}
