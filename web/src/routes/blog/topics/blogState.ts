import { blogPostsRules } from '../../../lib/form/inputRules.generated.ts';

/** The state of the list of articles, as in its URL. */
export interface BlogState {
  page: number;
  /** A topic's slug. */
  category: string | null;
  /** A tag's slug. */
  tag: string | null;
  search: string | null;
}

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The list without filters. */
export const ALL_POSTS: BlogState = { page: 1, category: null, tag: null, search: null };

function textOf(params: URLSearchParams, name: 'category' | 'tag' | 'search'): string | null {
  return params.get(name)?.trim().slice(0, blogPostsRules[name].maxLength) || null;
}

/** Parses the list's URL. An invalid page number means the first page. */
export function readBlogState(params: URLSearchParams): BlogState {
  const page = params.get('page') ?? '';
  return {
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    category: textOf(params, 'category'),
    tag: textOf(params, 'tag'),
    search: textOf(params, 'search'),
  };
}

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
