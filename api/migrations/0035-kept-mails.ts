import { Migration } from '@mikro-orm/migrations';

/** Which mails hold a link or code that signs somebody in. Nobody knows it of those that are there, so all count. */
export class Migration0035KeptMails extends Migration {
  override readonly name = '0035-kept-mails';

  override up(): void {
    this.addSql('alter table mails add column is_secret boolean not null default true');
    this.addSql('create index mails_newest on mails (created_at desc, id desc)');
  }

  override down(): void {
    this.addSql('drop index mails_newest');
    this.addSql('alter table mails drop column is_secret');
  }
}
