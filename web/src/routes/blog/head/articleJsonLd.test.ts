import { expect, it } from 'vitest';
import { articleJsonLd } from './articleJsonLd.ts';

const ARTICLE = {
  slug: 'tyre-age',
  title: 'Tyre age',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-03T00:00:00.000Z',
  authorName: 'The workshop team',
  featuredImage: '/uploads/a-640.webp',
  sharePictureUrl: '/share/posts/1-0.jpg',
  content: '<p>Look for <strong>four figures</strong>.</p>',
  category: { name: 'Safety' },
};

const SITE = { origin: 'https://shop.example', shopName: 'A shop' };

it('an article’s structured data has author, date and absolute URLs', () => {
  expect(articleJsonLd(ARTICLE, 'How old?', SITE)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Tyre age',
    description: 'How old?',
    image: ['https://shop.example/share/posts/1-0.jpg', 'https://shop.example/uploads/a-640.webp'],
    wordCount: 4,
    datePublished: '2026-11-01T00:00:00.000Z',
    dateModified: '2026-11-03T00:00:00.000Z',
    author: { name: 'The workshop team' },
    publisher: { name: 'A shop', logo: 'https://shop.example/icon-512.png' },
    mainEntityOfPage: 'https://shop.example/blog/tyre-age',
  });
});

it('the structured data of an article without a picture uses its sharing picture', () => {
  expect(articleJsonLd({ ...ARTICLE, featuredImage: null }, '', SITE).image).toEqual([
    'https://shop.example/share/posts/1-0.jpg',
  ]);
});
