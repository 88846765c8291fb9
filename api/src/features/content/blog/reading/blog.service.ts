import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { BlogCategory } from '../record/blog-category.entity.ts';
import { CARD_COLUMNS, isShown, WHOLE_COLUMNS } from '../record/blog-columns.ts';
import type { BlogPost } from '../record/blog-post.entity.ts';
import type { BlogPostPage } from './blog-post-page.type.ts';

/** Filters for articles; null doesn't filter. */
export interface BlogQuestion {
  readonly category: string | null;
  readonly tag: string | null;
  readonly search: string | null;
}

const columnsOf = (withContent: boolean): string => (withContent ? WHOLE_COLUMNS : CARD_COLUMNS);

/**
 * An empty page still returns the total, in a row without an id. However often a word occurs in the text,
 * PostgreSQL ranks it below one occurrence in the excerpt, and that below the title. Without a search all rank
 * equally, and the newest comes first.
 */
const pageOf = (columns: string): string => `
  with found as (
    select p.*, ts_rank(p.search_vector, websearch_to_tsquery('english', $4)) as rank from blog_posts p
    where ${isShown('$1')}
      and ($2::text is null or p.category_id = (select id from blog_categories where slug = $2))
      and ($3::text is null or p.id in (select pt.post_id from blog_post_tags pt
        join blog_tags t on t.id = pt.tag_id where t.slug = $3))
      and ($4::text is null or p.search_vector @@ websearch_to_tsquery('english', $4))
  )
  select total.n as total, item.*
  from (select count(*) as n from found) total
  left join (
    select ${columns} from found p order by p.rank desc, p.published_at desc, p.id desc limit $5 offset $6
  ) item on true`;

/** A former slug finds its article too. */
const POST = `
  select ${WHOLE_COLUMNS} from blog_posts p
  where (p.slug = $1 or p.id = $2 or p.id = (select r.post_id from blog_slug_redirects r where r.slug = $1))
    and ${isShown('$3')}`;

/** The title of a deleted article that was published before. */
const REMOVED = `
  select p.title from blog_posts p
  where (p.slug = $1 or p.id = (select r.post_id from blog_slug_redirects r where r.slug = $1))
    and p.removed_at is not null and p.published_at <= p.removed_at`;

/** Articles that share tags come first, then those of the same topic; others are left out. */
const relatedOf = (columns: string): string => `
  with shared as (
    select p.id, count(theirs.tag_id) as shared_tags, p.category_id = this.category_id as is_same_topic
    from blog_posts this
    join blog_posts p on p.id <> this.id and ${isShown('$2')}
    left join blog_post_tags mine on mine.post_id = this.id
    left join blog_post_tags theirs on theirs.post_id = p.id and theirs.tag_id = mine.tag_id
    where this.id = $1
    group by p.id, this.category_id
  )
  select ${columns} from shared join blog_posts p using (id)
  where shared_tags > 0 or is_same_topic
  order by shared_tags desc, is_same_topic desc, p.published_at desc, p.id desc
  limit $3`;

/** Reads the blog. Drafts and scheduled articles are left out. */
export class BlogService extends Service {
  /**
   * One page of articles, in one statement: best matches first when searching, otherwise newest first.
   * @param withContent whether to load whole articles or only what a card shows.
   */
  async page(
    { category, tag, search }: BlogQuestion,
    paging: Paging,
    withContent: boolean,
  ): Promise<BlogPostPage> {
    const { sql, now } = this.platform;
    const words = search?.trim() || null;
    const rows = await sql.rows<BlogPost & { total: number }>(pageOf(columnsOf(withContent)), [
      now(),
      category,
      tag,
      words,
      paging.limit,
      offsetOf(paging),
    ]);
    return { items: rows.filter(({ id }) => id), pageInfo: pageInfo(paging, rows[0]?.total ?? 0) };
  }

  /** An article by its slug, a former slug or its number; null if there isn't one. */
  async find({
    slug,
    id,
  }: {
    readonly slug?: string | null | undefined;
    readonly id?: number | null | undefined;
  }): Promise<BlogPost | null> {
    const { sql, now } = this.platform;
    const [post] = await sql.rows<BlogPost>(POST, [slug ?? null, id ?? null, now()]);
    return post ?? null;
  }

  /** The title of a published article that was deleted; null for any other slug. */
  async removedTitle(slug: string): Promise<string | null> {
    const [post] = await this.platform.sql.rows<{ title: string }>(REMOVED, [slug]);
    return post?.title ?? null;
  }

  /**
   * Articles with a shared tag or the same topic; those sharing the most tags first.
   * @throws PublicError BAD_USER_INPUT if the limit is out of range.
   */
  async related(postId: number, limit: number, withContent: boolean): Promise<BlogPost[]> {
    const { sql, now } = this.platform;
    return sql.rows<BlogPost>(relatedOf(columnsOf(withContent)), [postId, now(), limit]);
  }

  /** All topics, A to Z. */
  categories(): Promise<BlogCategory[]> {
    return this.platform.sql.rows<BlogCategory>(
      'select id, slug, name, color as colour from blog_categories order by name',
    );
  }
}
