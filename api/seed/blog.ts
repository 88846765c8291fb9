import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTime } from '../src/features/blog/reading-time.ts';
import { BLOG_CATEGORIES, BLOG_ENTRIES, BLOG_TAGS, type BlogEntry } from './blog-index.ts';
import { daysBefore } from './dates.ts';

/**
 * The age of the newest article, in days, when the shop is set up, and the days between one article and the
 * next.
 */
const NEWEST_DAYS = 3;
const STEP_DAYS = 9;
const AUTHOR = 'The workshop team';

const idIn = (list: object, slug: string): number => Object.keys(list).indexOf(slug) + 1;

function namedRows(list: Readonly<Record<string, { name: string; color: string }>>): object[] {
  return Object.entries(list).map(([slug, { name, color }]) => ({ id: idIn(list, slug), slug, name, color }));
}

function postRow(
  { slug, title, excerpt, category, picture, description, featured = false }: BlogEntry,
  index: number,
  folder: string,
  today: Date,
) {
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
    published_at: daysBefore(today, NEWEST_DAYS + STEP_DAYS * index),
    read_time: readTime(content),
    views_count: 0,
    author_name: AUTHOR,
    seo_title: null,
    seo_description: description,
  };
}

/** Rows of the blog's tables, in the order in which they refer to each other. */
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
