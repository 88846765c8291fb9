import { Migration } from '@mikro-orm/migrations';

/** Which public pages visitors requested in the last hour, so that every process can render them ahead. */
export class Migration0003PopularPages extends Migration {
  override readonly name = '0003-popular-pages';

  override up(): void {
    this.addSql(`
      create table popular_pages (
        url text primary key,
        visits double precision not null,
        visited_at timestamptz not null
      )`);
  }
}
