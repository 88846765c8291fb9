import { Migration } from '@mikro-orm/migrations';

const WRITING = `
alter table blog_posts
  add column featured_image_alt text not null default '',
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column removed_at timestamptz,
  add column announced boolean not null default false;
update blog_posts set announced = true where published_at <= now();

create table blog_slug_redirects (
  slug text primary key,
  post_id integer not null references blog_posts on delete cascade
);
create index blog_slug_redirects_post on blog_slug_redirects (post_id);

create table blog_draft_links (
  id uuid primary key,
  post_id integer not null references blog_posts on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index blog_draft_links_post on blog_draft_links (post_id);

alter table blog_categories add column revision integer not null default 1;
alter table blog_tags add column revision integer not null default 1;
`;

const NO_WRITING = `
alter table blog_tags drop column revision;
alter table blog_categories drop column revision;
drop table blog_draft_links;
drop table blog_slug_redirects;
alter table blog_posts
  drop column announced,
  drop column removed_at,
  drop column updated_at,
  drop column revision,
  drop column featured_image_alt;
`;

/** Articles that are written in the shop: drafts, former addresses and links that show a draft to a colleague. */
export class Migration0032BlogWriting extends Migration {
  override readonly name = '0032-blog-writing';

  override up(): void {
    this.addSql(WRITING);
  }

  override down(): void {
    this.addSql(NO_WRITING);
  }
}
