import { escapeMarkup } from '../../../../platform/text/escape-markup.ts';
import type { BlogPost } from '../record/blog-post.entity.ts';

/** An article as the feed tells of it. */
export type FeedPost = Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'authorName' | 'category' | 'tags' | 'updatedAt'
> & { readonly publishedAt: Date };

/** What the feed says of itself. */
export interface FeedFacts {
  /** The shop's address, without a slash at the end. */
  readonly origin: string;
  readonly shopName: string;
}

/** The path of the feed. */
export const FEED_PATH = '/blog/feed.xml';

/** Control characters that XML 1.0 does not allow in any form. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));

/** Readers of feeds show articles far from the shop: its links and pictures need its address. */
const absolute = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_match, attribute: string) => ` ${attribute}="${origin}/`);

/**
 * Names that outlive every change of an article's path, as RFC 4151 makes them. They contain the shop's host: under
 * another one readers take every article for a new one. The year is one in which the shop has its name.
 */
const idOf = (origin: string, name: string): string => `tag:${new URL(origin).hostname},2026:${name}`;

function entry(post: FeedPost, origin: string): string {
  const { id, slug, title, excerpt, content, authorName, category, tags, publishedAt, updatedAt } = post;
  const labels = [category, ...tags].map(
    (label) => `    <category term="${xml(label.slug)}" label="${xml(label.name)}"/>\n`,
  );
  return (
    `  <entry>\n` +
    `    <id>${xml(idOf(origin, `blog/${id}`))}</id>\n` +
    `    <title>${xml(title)}</title>\n` +
    `    <link rel="alternate" type="text/html" href="${xml(`${origin}/blog/${encodeURIComponent(slug)}`)}"/>\n` +
    `    <published>${publishedAt.toISOString()}</published>\n` +
    `    <updated>${updatedAt.toISOString()}</updated>\n` +
    `    <author><name>${xml(authorName)}</name></author>\n` +
    labels.join('') +
    `    <summary>${xml(excerpt)}</summary>\n` +
    `    <content type="html">${xml(absolute(content, origin))}</content>\n` +
    `  </entry>\n`
  );
}

/**
 * Articles as an Atom feed (RFC 4287), in the order given.
 * @param posts their texts are cleaned HTML.
 */
export function atomFeed(posts: readonly FeedPost[], { origin, shopName }: FeedFacts): string {
  const updated = new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n` +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">\n` +
    `  <id>${xml(idOf(origin, 'blog'))}</id>\n` +
    `  <title>${xml(`Tyre Expert Hub | ${shopName}`)}</title>\n` +
    `  <subtitle>How to choose, check and look after your tyres.</subtitle>\n` +
    `  <link rel="self" type="application/atom+xml" href="${xml(origin + FEED_PATH)}"/>\n` +
    `  <link rel="alternate" type="text/html" href="${xml(`${origin}/blog`)}"/>\n` +
    `  <updated>${updated.toISOString()}</updated>\n` +
    `  <author><name>${xml(shopName)}</name></author>\n` +
    posts.map((post) => entry(post, origin)).join('') +
    `</feed>\n`
  );
}
