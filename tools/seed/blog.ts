import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTime } from '../../api/src/features/content/blog/index.ts';
import { BLOG_ENTRIES, type BlogEntry } from './blog-index.ts';
import { BLOG_CATEGORIES, BLOG_TAGS } from './source/blog-labels.ts';
import { daysBefore } from './source/dates.ts';

const AUTHOR = 'The workshop team';

const idIn = (list: object, slug: string): number => Object.keys(list).indexOf(slug) + 1;

function namedRows(list: Readonly<Record<string, { name: string; color: string }>>): object[] {
  return Object.entries(list).map(([slug, { name, color }]) => ({ id: idIn(list, slug), slug, name, color }));
}

function postRow(
  { slug, title, excerpt, category, daysOld, picture, description, featured = false }: BlogEntry,
  index: number,
  folder: string,
  today: Date,
) {
  const publishedAt = daysBefore(today, daysOld);
  const content = readFileSync(join(folder, 'blog', `${slug}.html`), 'utf8');
  return {
    id: BLOG_ENTRIES.length - index,
    slug,
    title,
    excerpt,
    content,
    featured,
    featured_image: picture,
    category_id: idIn(BLOG_CATEGORIES, category),
    published_at: publishedAt,
    updated_at: publishedAt,
    read_time: readTime(content),
    views_count: 0,
    author_name: AUTHOR,
    seo_title: null,
    seo_description: description,
  };
}

/** Rows for the blog's tables, ordered by their references. */
export function blogRows(folder: string, today: Date): readonly (readonly [table: string, rows: object[]])[] {
  const posts = BLOG_ENTRIES.map((entry, index) => postRow(entry, index, folder, today));
  const marks = BLOG_ENTRIES.flatMap(({ tags }, index) =>
    tags.map((tag) => ({ post_id: posts[index]?.id, tag_id: idIn(BLOG_TAGS, tag) })),
  );
  return [
    ['blog_categories', namedRows(BLOG_CATEGORIES)],
    ['blog_tags', namedRows(BLOG_TAGS)],
    ['blog_posts', posts],
    ['blog_post_tags', marks],
  ];
}
