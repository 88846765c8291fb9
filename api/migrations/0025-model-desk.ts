import { Migration } from '@mikro-orm/migrations';

/** Pictures of a model go by its slug until it looks different or gets another slug: their addresses are for ever. */
const ADD = `
alter table models
  add column revision integer not null default 1,
  add column picture_name text unique,
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
alter table brands
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now();
create table model_redirects (
  slug text primary key,
  model_id integer not null references models
);
`;

const REMOVE = `
drop table model_redirects;
alter table brands drop column revision, drop column updated_at;
alter table models drop column revision, drop column picture_name, drop column updated_at, drop column deleted_at;
`;

/** What administrators need to edit models and brands. */
export class Migration0025ModelDesk extends Migration {
  override readonly name = '0025-model-desk';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql(REMOVE);
  }
}
