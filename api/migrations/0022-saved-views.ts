import { Migration } from '@mikro-orm/migrations';

const VIEWS = `
create table saved_views (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  unique (user_id, list, name)
);
`;

/** The views of the admin's lists that staff keep for themselves. */
export class Migration0022SavedViews extends Migration {
  override readonly name = '0022-saved-views';

  override up(): void {
    this.addSql(VIEWS);
  }

  override down(): void {
    this.addSql('drop table saved_views;');
  }
}
