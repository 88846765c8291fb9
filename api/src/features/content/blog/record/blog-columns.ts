/** A topic or tag as JSON, with its entity's property names. */
const named = (row: string): string =>
  `jsonb_build_object('id', ${row}.id, 'slug', ${row}.slug, 'name', ${row}.name, 'colour', ${row}.color)`;

/** When the article in row `p` last changed. A scheduled article counts as new on the day it appears. */
export const LAST_CHANGE = 'greatest(p.updated_at, p.published_at)';

/** The article in row `p`, as lists show it. */
export const CARD_COLUMNS = `
  p.id, p.slug, p.title, p.excerpt, p.featured, p.featured_image as "featuredImage",
  p.featured_image_alt as "featuredImageAlt", p.published_at as "publishedAt", ${LAST_CHANGE} as "updatedAt",
  p.read_time as "readTime", p.views_count as "viewsCount", p.author_name as "authorName",
  p.seo_title as "seoTitle", p.seo_description as "seoDescription",
  (select ${named('c')} from blog_categories c where c.id = p.category_id) as category,
  coalesce((
    select jsonb_agg(${named('t')} order by t.name)
    from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where pt.post_id = p.id
  ), '[]') as tags`;
/** The whole article. */
export const WHOLE_COLUMNS = `${CARD_COLUMNS}, p.content`;

/** Whether visitors can see the article in row `p`. @param now the parameter with the current time. */
export const isShown = (now: string): string => `p.published_at <= ${now} and p.removed_at is null`;
