import { fileURLToPath } from 'node:url';
import { RICH_TEXT } from '@treadline/schema/input/rich-text';
import { loadKgOf } from '@treadline/schema/trade/load-index';
import { describe, expect, it } from 'vitest';
import { readTime } from '../src/features/blog/reading-time.ts';
import { BLOG_CATEGORIES, BLOG_ENTRIES, BLOG_TAGS } from './blog-index.ts';
import { blogRows } from './blog.ts';
import { readTables } from './tables.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');
const SHORTEST_WORDS = 500;
const LONGEST_WORDS = 900;
const LONGEST_DESCRIPTION = 155;

interface PostRow {
  slug: string;
  content: string;
  featured_image: string;
  published_at: Date;
  read_time: number;
}

const tables = new Map(blogRows(fileURLToPath(new URL('./data', import.meta.url)), TODAY));
const posts = tables.get('blog_posts') as PostRow[];
const paths = new Set([
  '/',
  '/shop',
  '/warranty',
  '/fitting-centers',
  ...posts.map(({ slug }) => `/blog/${slug}`),
]);

describe.each(posts)('the article $slug', ({ content, featured_image }) => {
  it('C-31 a blog article uses allowed tags and attributes only', () => {
    const tags = [...content.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
    expect(tags.map(([, name]) => name).filter((name) => !Object.hasOwn(RICH_TEXT, name ?? ''))).toEqual([]);
    expect(tags.filter(([, , attributes]) => attributes && !/^ href="\/[^"]*"$/.test(attributes))).toEqual(
      [],
    );
  });

  it('a blog article closes every tag in order', () => {
    const open: string[] = [];
    for (const [, slash, name] of content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (name) open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('a blog article is neither a note nor a book', () => {
    const words = content
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(SHORTEST_WORDS);
    expect(words).toBeLessThanOrEqual(LONGEST_WORDS);
  });

  it('a blog article links to pages that exist', () => {
    const linked = [...content.matchAll(/href="([^"?]*)/g)].map(([, path = '']) => path);
    expect(linked.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('a blog article shows a tyre of the catalogue', () => {
    const model = /^\/uploads\/products\/(.+)-(?:three-quarter|side|tread)-v\d+-640\.webp$/.exec(
      featured_image,
    )?.[1];
    expect(readTables().models.map(({ slug }) => slug)).toContain(model);
  });

  it('a blog article states no load index with another weight than the table', () => {
    for (const [, index = '', kilograms = ''] of content.matchAll(
      /<tr><td>(\d{2,3})<\/td><td>([\d,]+)<\/td>/g,
    ))
      expect(Number(kilograms.replace(',', ''))).toBe(loadKgOf(Number(index)));
  });
});

describe('the articles together', () => {
  it('the blog has twelve articles in five topics with ten tags, each of which is used', () => {
    expect([posts.length, Object.keys(BLOG_CATEGORIES).length, Object.keys(BLOG_TAGS).length]).toEqual([
      12, 5, 10,
    ]);
    expect(new Set(BLOG_ENTRIES.map(({ category }) => category)).size).toBe(5);
    expect(new Set(BLOG_ENTRIES.flatMap(({ tags }) => tags)).size).toBe(10);
  });

  it('the blog’s articles have different dates, the last of them before the shop was set up', () => {
    const times = posts.map(({ published_at }) => published_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(times[0]).toBeLessThan(TODAY.getTime());
  });

  it('POST-09 the blog’s articles describe themselves to search engines in 155 characters', () => {
    expect(BLOG_ENTRIES.filter(({ description }) => description.length > LONGEST_DESCRIPTION)).toEqual([]);
  });
});

it('the blog counts reading time by words, never less than a minute', () => {
  expect(readTime('<p>one two</p>')).toBe(1);
  expect(readTime(`<p>${'word '.repeat(700)}</p>`)).toBe(4);
});
