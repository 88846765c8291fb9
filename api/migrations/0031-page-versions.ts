import { Migration } from '@mikro-orm/migrations';

const VERSIONS = `
alter table pages
  add column version integer not null default 1 check (version > 0),
  add column removed_at timestamptz,
  add constraint pages_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

create table page_versions (
  slug text not null references pages,
  version integer not null check (version > 0),
  title text not null check (title <> ''),
  content text not null,
  written_at timestamptz not null,
  actor_role text not null,
  actor_id uuid,
  restored_from integer,
  primary key (slug, version)
);

insert into page_versions (slug, version, title, content, written_at, actor_role)
  select slug, 1, title, content, last_updated_at, 'SHOP' from pages;

create function refuse_page_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'page_versions is append-only';
end $$;
create trigger page_versions_append_only before update or delete or truncate on page_versions
  for each statement execute function refuse_page_version_change();
`;

const NO_VERSIONS = `
drop table page_versions;
drop function refuse_page_version_change();
alter table pages drop constraint pages_slug_check, drop column removed_at, drop column version;
`;

/** Every version of a page's text, who wrote it and when; the history is only added to. */
export class Migration0031PageVersions extends Migration {
  override readonly name = '0031-page-versions';

  override up(): void {
    this.addSql(VERSIONS);
  }

  override down(): void {
    this.addSql(NO_VERSIONS);
  }
}
