import type { JsonLd } from '../../lib/headTags.ts';
import { pictureUrl } from '../../lib/pictureUrl.ts';
import { shopId } from '../../lib/shopJsonLd.ts';
import { postPath } from './blogState.ts';

interface Article {
  slug: string;
  title: string;
  publishedAt: string;
  authorName: string;
  featuredImage: string | null;
  category: { name: string };
}

/** An article as schema.org describes it, with its page's description and absolute addresses below `origin`. */
export function articleJsonLd(article: Article, description: string, origin: string): JsonLd {
  const { slug, title, publishedAt, authorName, featuredImage, category } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    image: featuredImage === null ? undefined : new URL(pictureUrl(featuredImage), origin).href,
    articleSection: category.name,
    datePublished: publishedAt,
    author: { '@type': 'Organization', name: authorName },
    publisher: { '@type': 'Organization', '@id': shopId(origin) },
    mainEntityOfPage: new URL(postPath(slug), origin).href,
    inLanguage: 'en-GB',
  };
}
