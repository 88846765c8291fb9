import { Migration } from '@mikro-orm/migrations';

/** What a message is about, where the law sets a deadline. */
export class Migration0087MessageTopics extends Migration {
  override readonly name = '0087-message-topics';

  override up(): void {
    this.addSql(`
      alter table messages add column topic text not null default 'GENERAL'
        check (topic in ('GENERAL', 'DATA_PROTECTION', 'WITHDRAWAL'))
    `);
  }

  override down(): void {
    this.addSql('alter table messages drop column topic');
  }
}
