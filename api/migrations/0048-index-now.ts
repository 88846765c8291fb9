import { Migration } from '@mikro-orm/migrations';

/** Up to when search engines have been told of changed pages; one row, once they have been told of any. */
const INDEX_NOW = `
create table index_now (
  one boolean primary key default true check (one),
  told_until timestamptz not null
);
`;

export class Migration0048IndexNow extends Migration {
  override readonly name = '0048-index-now';

  override up(): void {
    this.addSql(INDEX_NOW);
  }

  override down(): void {
    this.addSql('drop table index_now');
  }
}
