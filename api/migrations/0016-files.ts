import { Migration } from '@mikro-orm/migrations';

/** Keeps where people had agreed to a newsletter before their addresses were imported. */
export class Migration0016Files extends Migration {
  override readonly name = '0016-files';

  override up(): void {
    this.addSql(`
      alter table newsletter_subscriptions
        drop constraint newsletter_subscriptions_source_check,
        add constraint newsletter_subscriptions_source_check check (source in ('CHECKOUT', 'FORM', 'IMPORT')),
        add column origin text,
        add check ((source = 'IMPORT') = (origin is not null))`);
  }
}
