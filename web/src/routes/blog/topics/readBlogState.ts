import { blogPostsRules } from '../../../lib/form/inputRules.generated.ts';
import type { BlogState } from './blogState.ts';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

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
