import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CARD_COLUMNS, WHOLE_COLUMNS } from '../record/blog-columns.ts';
import type { AdminBlogPostSort } from '../record/blog.enums.ts';
import type { AdminBlogPostFilter } from './blog-write.inputs.ts';
import type { AdminBlogPost, AdminBlogPostPage } from './blog-write.results.ts';

const STATE = `case when p.removed_at is not null then 'DELETED' when p.published_at is null then 'DRAFT'
  when p.published_at > $1 then 'SCHEDULED' else 'PUBLISHED' end`;
/** Further columns for the editor, where updatedAt is the true time of the last change. */
const EDITED = `p.revision, ${STATE} as state, p.updated_at as "updatedAt"`;

const ORDERS: Readonly<Record<AdminBlogPostSort, string>> = {
  NEWEST: 'p.published_at desc nulls first, p.id desc',
  CHANGED: 'p.updated_at desc, p.id desc',
  TITLE: 'p.title, p.id',
  MOST_READ: 'p.views_count desc, p.id desc',
};

/** An empty page still returns the total, in a row without an id. */
const listOf = (sort: AdminBlogPostSort): string => `
  with found as (
    select p.* from blog_posts p
    where case when $2::text is null then p.removed_at is null else ${STATE} = $2 end
      and ($3::int is null or p.category_id = $3)
      and ($4::int is null or p.id in (select post_id from blog_post_tags where tag_id = $4))
      and ($5::text is null or strpos(lower(p.title || ' ' || p.slug || ' ' || p.author_name), lower($5)) > 0)
  )
  select total.n as total, item.*
  from (select count(*) as n from found) total
  left join (
    select ${CARD_COLUMNS}, ${EDITED}, '' as content from found p order by ${ORDERS[sort]} limit $6 offset $7
  ) item on true`;

const FIND = `select ${WHOLE_COLUMNS}, ${EDITED} from blog_posts p where p.id = $2`;

/** Reads articles for their authors, including drafts, scheduled and deleted ones. */
export class BlogEditor extends Service {
  /** One page of articles without their content. */
  async list(
    { state, categoryId, tagId, search }: AdminBlogPostFilter,
    sort: AdminBlogPostSort,
    paging: Paging,
  ): Promise<AdminBlogPostPage> {
    const { sql, now } = this.platform;
    const rows = await sql.rows<AdminBlogPost & { total: number }>(listOf(sort), [
      now(),
      state ?? null,
      categoryId ?? null,
      tagId ?? null,
      search?.trim() || null,
      paging.limit,
      offsetOf(paging),
    ]);
    return { items: rows.filter(({ id }) => id), pageInfo: pageInfo(paging, rows[0]?.total ?? 0) };
  }

  /** An article, even a deleted one; null if the number is unknown. */
  async find(id: number): Promise<AdminBlogPost | null> {
    const { sql, now } = this.platform;
    const [post] = await sql.rows<AdminBlogPost>(FIND, [now(), id]);
    return post ?? null;
  }
}
