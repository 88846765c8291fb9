import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { BlogRoute } from './BlogRoute.tsx';

const pageInfo = { __typename: 'PageInfo', page: 1, totalPages: 1, totalItems: 0 };

it('a failed blog page recovers when the visitor opens another part of the blog', async () => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: Record<string, Answer> = { BlogList: 'failure' };
  const blog = (
    <>
      <Link to="/blog">All posts</Link>
      <BlogRoute />
    </>
  );
  await act(
    async () => void render(blog, { wrapper: shopAt({ pathname: '/blog', search: '?page=2' }, answers) }),
  );
  expect(await screen.findByRole('heading', { name: 'Failed to load blog posts' })).toBeDefined();

  answers['BlogList'] = {
    blogPosts: { __typename: 'BlogPostPage', items: [], pageInfo },
    blogCategories: [],
  };
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'All posts' })));
  expect(await screen.findByRole('heading', { name: 'Tyre Expert Hub' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Failed to load blog posts' })).toBeNull();
});
