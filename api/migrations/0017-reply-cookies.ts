import { Migration } from '@mikro-orm/migrations';

const COOKIES = `
-- Who gets a reply again gets the cookie again that came with it.
alter table kept_replies add column browser_id text;
`;

/** The cookie by which the return page of a payment knows the browser that ordered, for replies that were lost. */
export class Migration0017ReplyCookies extends Migration {
  override readonly name = '0017-reply-cookies';

  override up(): void {
    this.addSql(COOKIES);
  }

  override down(): void {
    this.addSql('alter table kept_replies drop column browser_id');
  }
}
