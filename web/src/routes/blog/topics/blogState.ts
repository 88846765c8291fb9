/** The state of the list of articles, as in its URL. */
export interface BlogState {
  page: number;
  /** A topic's slug. */
  category: string | null;
  /** A tag's slug. */
  tag: string | null;
  search: string | null;
}

/** The list without filters. */
export const ALL_POSTS: BlogState = { page: 1, category: null, tag: null, search: null };

/** The path of a list, without default values. */
export function blogPath({ page, category, tag, search }: BlogState): string {
  const params = new URLSearchParams();
  if (category !== null) params.set('category', category);
  if (tag !== null) params.set('tag', tag);
  if (search !== null) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/blog?${params}` : '/blog';
}

/** The newest articles for feed readers. */
export const FEED_PATH = '/blog/feed.xml';

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export function categoryPostsPath(slug: string): string {
  return blogPath({ ...ALL_POSTS, category: slug });
}

export function tagPostsPath(slug: string): string {
  return blogPath({ ...ALL_POSTS, tag: slug });
}

/**
 * Whether search engines should index the list: yes for the whole list and topics, no for searches, tags and empty
 * lists.
 */
export function isBlogListIndexed({ tag, search }: BlogState, itemCount: number): boolean {
  return tag === null && search === null && itemCount > 0;
}
