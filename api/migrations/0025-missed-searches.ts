import { Migration } from '@mikro-orm/migrations';

const ADD = `
create table missed_searches (
  day date not null,
  kind text not null check (kind in ('SIZE', 'WORDS')),
  text text not null check (length(text) between 1 and 60),
  count integer not null check (count > 0),
  primary key (day, kind, text)
);
`;

/** The sizes and words that shoppers searched for in vain, counted by the day. */
export class Migration0025MissedSearches extends Migration {
  override readonly name = '0025-missed-searches';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql('drop table missed_searches;');
  }
}
