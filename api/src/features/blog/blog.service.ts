import { checkPage, pageInfo } from '../../platform/page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import type { BlogCategory } from './blog-category.entity.ts';
import type { BlogPostPage } from './blog-post-page.type.ts';
import type { BlogPost } from './blog-post.entity.ts';

/** Which articles are asked for; null asks for all. */
export interface BlogQuestion {
  readonly category: string | null;
  readonly tag: string | null;
  readonly search: string | null;
}

const CARD_COLUMNS = `
  p.id, p.slug, p.title, p.excerpt, p.featured, p.featured_image as "featuredImage", p.published_at as "publishedAt",
  p.read_time as "readTime", p.views_count as "viewsCount", p.author_name as "authorName", p.seo_title as "seoTitle", p.seo_description as "seoDescription",
  (select to_jsonb(c) from blog_categories c where c.id = p.category_id) as category,
  coalesce((select jsonb_agg(to_jsonb(t) order by t.name) from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where pt.post_id = p.id), '[]') as tags`;
const WHOLE_COLUMNS = `${CARD_COLUMNS}, p.content`;
const columnsOf = (withContent: boolean): string => (withContent ? WHOLE_COLUMNS : CARD_COLUMNS);

/** The total comes even when the page holds nothing: then in a row without an id. */
const pageOf = (columns: string): string => `
  with found as (
    select p.* from blog_posts p
    where p.published_at <= $1
      and ($2::text is null or p.category_id = (select id from blog_categories where slug = $2))
      and ($3::text is null or p.id in (select pt.post_id from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where t.slug = $3))
      and ($4::text is null or p.search_vector @@ websearch_to_tsquery('english', $4))
  )
  select total.n as total, item.*
  from (select count(*) as n from found) total
  left join (select ${columns} from found p order by p.published_at desc, p.id desc limit $5 offset $6) item on true`;

const POST = `select ${WHOLE_COLUMNS} from blog_posts p where (p.slug = $1 or p.id = $2) and p.published_at <= $3`;

/** What shares most with the article: its topic counts as much as a tag does. */
const relatedOf = (columns: string): string => `
  select ${columns} from blog_posts p join blog_posts this on this.id = $1
  where p.id <> this.id and p.published_at <= $2
  order by (p.category_id = this.category_id)::int
    + (select count(*) from blog_post_tags mine join blog_post_tags theirs using (tag_id) where mine.post_id = this.id and theirs.post_id = p.id) desc,
    p.published_at desc, p.id desc
  limit $3`;

/** Reads of the blog. Drafts, and articles whose time has not come, are not there. */
export class BlogService {
  readonly #platform: Platform;

  constructor(services: Services) {
    this.#platform = services.platform;
  }

  /**
   * One page of articles, newest first, in one statement.
   * @param withContent whether the articles themselves are wanted, or only what a card shows.
   * @throws PublicError BAD_USER_INPUT for a page or limit that cannot be.
   */
  async page(
    { category, tag, search }: BlogQuestion,
    page: number,
    limit: number,
    withContent: boolean,
  ): Promise<BlogPostPage> {
    checkPage(page, limit);
    const { sql, now } = this.#platform;
    const words = search?.trim() || null;
    const rows = await sql.rows<BlogPost & { total: number }>(pageOf(columnsOf(withContent)), [
      now(),
      category,
      tag,
      words,
      limit,
      (page - 1) * limit,
    ]);
    return { items: rows.filter(({ id }) => id), pageInfo: pageInfo(page, limit, rows[0]?.total ?? 0) };
  }

  /** An article by its name or its number; null when there is none. */
  async find({
    slug,
    id,
  }: {
    readonly slug?: string | null | undefined;
    readonly id?: number | null | undefined;
  }): Promise<BlogPost | null> {
    const { sql, now } = this.#platform;
    const [post] = await sql.rows<BlogPost>(POST, [slug ?? null, id ?? null, now()]);
    return post ?? null;
  }

  /**
   * Articles that share a topic or tags with this one, those that share most first.
   * @throws PublicError BAD_USER_INPUT for a limit that cannot be.
   */
  async related(postId: number, limit: number, withContent: boolean): Promise<BlogPost[]> {
    checkPage(1, limit);
    const { sql, now } = this.#platform;
    return sql.rows<BlogPost>(relatedOf(columnsOf(withContent)), [postId, now(), limit]);
  }

  /** Every topic, A to Z. */
  categories(): Promise<BlogCategory[]> {
    return this.#platform.sql.rows<BlogCategory>(
      'select id, slug, name, color from blog_categories order by name',
    );
  }
}
