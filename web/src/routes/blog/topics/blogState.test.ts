import { describe, expect, it } from 'vitest';
import { ALL_POSTS, blogPath, isBlogListIndexed, tagPostsPath } from './blogState.ts';
import { readBlogState } from './readBlogState.ts';

const read = (query: string) => readBlogState(new URLSearchParams(query));

describe('the URL of the list of articles', () => {
  it('the state survives a round trip through the URL', () => {
    for (const path of [
      '/blog',
      '/blog?category=safety-and-law',
      '/blog?category=a&tag=mot&search=3+mm&page=2',
    ])
      expect(blogPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });

  it('BLOG-04 an invalid page number means the first page', () => {
    for (const page of ['0', '-1', '1.5', 'two', '', '99999999']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('BLOG-01 blank text means no search, and long text is cut', () => {
    expect(read('search=++')).toEqual(ALL_POSTS);
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(200);
  });

  it('POST-03 a tag leads to its articles', () => {
    expect(tagPostsPath('tread-depth')).toBe('/blog?tag=tread-depth');
  });
});

it('search engines index pages and topics, but not searches, tags or empty lists', () => {
  expect(isBlogListIndexed({ ...ALL_POSTS, page: 2 }, 2)).toBe(true);
  expect(isBlogListIndexed({ ...ALL_POSTS, category: 'a' }, 2)).toBe(true);
  expect(isBlogListIndexed({ ...ALL_POSTS, tag: 'a' }, 2)).toBe(false);
  expect(isBlogListIndexed({ ...ALL_POSTS, search: 'a' }, 2)).toBe(false);
  expect(isBlogListIndexed(ALL_POSTS, 0)).toBe(false);
});
