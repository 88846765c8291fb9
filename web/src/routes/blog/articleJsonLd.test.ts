import { expect, it } from 'vitest';
import { articleJsonLd } from './articleJsonLd.ts';

const ARTICLE = {
  slug: 'tyre-age',
  title: 'Tyre age',
  publishedAt: '2026-11-01T00:00:00.000Z',
  authorName: 'The workshop team',
  featuredImage: '/uploads/a-640.webp',
  category: { name: 'Safety' },
};

it('the structured data of an article has author, date and absolute addresses', () => {
  expect(articleJsonLd(ARTICLE, 'How old?', 'https://shop.example')).toMatchObject({
    '@type': 'Article',
    headline: 'Tyre age',
    description: 'How old?',
    image: 'https://shop.example/uploads/a-640.webp',
    datePublished: '2026-11-01T00:00:00.000Z',
    author: { name: 'The workshop team' },
    mainEntityOfPage: 'https://shop.example/blog/tyre-age',
  });
});

it('the structured data of an article without a picture names none', () => {
  expect(
    JSON.stringify(articleJsonLd({ ...ARTICLE, featuredImage: null }, '', 'https://shop.example')),
  ).not.toContain('image');
});
