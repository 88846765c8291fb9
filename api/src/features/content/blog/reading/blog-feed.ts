import { escapeMarkup } from '../../../../platform/text/escape-markup.ts';
import type { BlogPost } from '../record/blog-post.entity.ts';

/** An article as the feed shows it. */
export type FeedPost = Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'authorName' | 'category' | 'tags' | 'updatedAt'
> & { readonly publishedAt: Date };

/** The feed's own details. */
export interface FeedFacts {
  /** The shop's URL, without a trailing slash. */
  readonly origin: string;
  readonly shopName: string;
}

/** The feed's path. */
export const FEED_PATH = '/blog/feed.xml';

/** Control characters that XML 1.0 forbids, even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what we're looking for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));

/** Feed readers show articles outside the shop, so their links and pictures need absolute URLs. */
const absolute = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_match, attribute: string) => ` ${attribute}="${origin}/`);

/**
 * Ids that survive a change of an article's path, as defined by RFC 4151. They contain the shop's host: if it
 * changes, readers take every article for a new one. The year is one in which the shop owned the host name.
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
 * Renders articles as an Atom feed (RFC 4287), in the order given.
 * @param posts with sanitised HTML.
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
