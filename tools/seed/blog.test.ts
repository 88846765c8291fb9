import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RICH_TEXT } from '@treadline/schema/input/rich-text';
import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { describe, expect, it } from 'vitest';
import { readTime } from '../../api/src/features/content/blog/index.ts';
import { BLOG_ENTRIES } from './blog-index.ts';
import { blogRows } from './blog.ts';
import { BLOG_CATEGORIES, BLOG_TAGS } from './source/blog-labels.ts';
import { readTables } from './source/tables.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');
const SHORTEST_WORDS = 700;
const LONGEST_WORDS = 1500;
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
/** The pages that articles can link to, besides each other. */
const PAGES = [
  '/',
  '/shop',
  '/finder',
  '/faq',
  '/warranty',
  '/shipping',
  '/returns',
  '/contact',
  '/fitting-centers',
];
const paths = new Set([...PAGES, ...posts.map(({ slug }) => `/blog/${slug}`)]);
/** Promises that no article may make, because delivery and its price depend on the settings. */
const PROMISES = /£50\b|free (?:uk )?delivery|delivered free|free postage/i;
const PICTURE = /<img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)" \/>/g;
const LEAST_ALT = 20;

const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);

const drawingAt = (path: string): string =>
  readFileSync(new URL(`../../web/public${path}`, import.meta.url), 'utf8');

describe.each(posts)('the article $slug', ({ slug, content, featured_image }) => {
  it('C-31 a blog article uses allowed tags and attributes only', () => {
    const tags = [...content.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
    expect(tags.map(([, name]) => name).filter((name) => !Object.hasOwn(RICH_TEXT, name ?? ''))).toEqual([]);
    const marked = tags.filter(([, name, attributes]) => attributes && name !== 'img');
    expect(marked.filter(([, , attributes = '']) => !/^ href="\/[^"]*"$/.test(attributes))).toEqual([]);
  });

  it('a blog article closes every tag in order', () => {
    const open: string[] = [];
    for (const [, slash, name] of content
      .replaceAll(/<img [^>]*>/g, '')
      .matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (name) open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('a blog article is neither too short nor too long', () => {
    expect(wordsOf(content).length).toBeGreaterThanOrEqual(SHORTEST_WORDS);
    expect(wordsOf(content).length).toBeLessThanOrEqual(LONGEST_WORDS);
  });

  it('a blog article links to existing pages other than itself', () => {
    const linked = [...content.matchAll(/href="([^"?#]*)/g)].map(([, path = '']) => path);
    expect(linked.filter((path) => !paths.has(path) || path === `/blog/${slug}`)).toEqual([]);
    expect(linked.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(0);
  });

  it('a blog article’s drawings exist, keep their aspect ratio and have alt texts', () => {
    const drawn = [...content.matchAll(PICTURE)];
    expect(drawn).toHaveLength(content.split('<img').length - 1);
    for (const [, path = '', alt = '', width, height] of drawn) {
      const [, boxWidth, boxHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawingAt(path)) ?? [];
      expect(Number(height) / Number(width), path).toBeCloseTo(Number(boxHeight) / Number(boxWidth), 2);
      expect(alt.length, path).toBeGreaterThan(LEAST_ALT);
    }
  });

  it('a blog article promises nothing that depends on the settings', () => {
    expect(wordsOf(content).join(' ')).not.toMatch(PROMISES);
  });

  it('a blog article shows a tyre from the catalogue', () => {
    const model = /^\/uploads\/products\/(.+)-(?:three-quarter|side|tread)-v\d+-640\.webp$/.exec(
      featured_image,
    )?.[1];
    expect(readTables().models.map(({ slug }) => slug)).toContain(model);
  });

  it('a blog article states every load index with the weight from the table', () => {
    for (const [, index = '', kilograms = ''] of content.matchAll(
      /<tr><td>(\d{2,3})<\/td><td>([\d,]+)<\/td>/g,
    ))
      expect(Number(kilograms.replace(',', ''))).toBe(loadKgOf(Number(index)));
  });
});

describe('the articles together', () => {
  it('GEN-01 prices in the articles have pence; only fines and legal limits are whole pounds', () => {
    const LAW = ['£100', '£2,500', '£5,000', '£10,000', '£30,000'];
    for (const { slug, content } of posts)
      expect(
        [...content.matchAll(/£\d+(?:,\d{3})*(?:\.\d\d)?/g)]
          .map(([sum]) => sum)
          .filter((sum) => !sum.includes('.') && !LAW.includes(sum)),
        slug,
      ).toEqual([]);
  });

  it('no two articles show the same picture or tyre', () => {
    const tyres = posts.map(
      (post) => /products\/(.+)-(?:three-quarter|side|tread)-v/.exec(post.featured_image)?.[1],
    );
    expect(new Set(tyres).size).toBe(posts.length);
  });

  it('every topic is used, and every tag by at least two articles', () => {
    expect(new Set(BLOG_ENTRIES.map(({ category }) => category))).toEqual(
      new Set(Object.keys(BLOG_CATEGORIES)),
    );
    const tagged = BLOG_ENTRIES.flatMap(({ tags }) => tags);
    const rare = Object.keys(BLOG_TAGS).filter((tag) => tagged.filter((each) => each === tag).length < 2);
    expect(rare).toEqual([]);
  });

  it('the articles have different dates, all before the shop was set up', () => {
    const times = posts.map(({ published_at }) => published_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(times[0]).toBeLessThan(TODAY.getTime());
  });

  it('POST-09 the articles have different descriptions for search engines, of at most 155 characters', () => {
    expect(BLOG_ENTRIES.filter(({ description }) => description.length > LONGEST_DESCRIPTION)).toEqual([]);
    for (const key of ['title', 'excerpt', 'description'] as const)
      expect(new Set(BLOG_ENTRIES.map((entry) => entry[key])).size, key).toBe(BLOG_ENTRIES.length);
  });

  it('no two articles share a paragraph', () => {
    const paragraphs = posts.flatMap(({ content }) => content.match(/<(p|li)>.*?<\/\1>/g) ?? []);
    expect(paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)).toEqual([]);
  });
});

it('reading time is computed from words, at least a minute', () => {
  expect(readTime('<p>one two</p>')).toBe(1);
  expect(readTime(`<p>${'word '.repeat(700)}</p>`)).toBe(4);
});
