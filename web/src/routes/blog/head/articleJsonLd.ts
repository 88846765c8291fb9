import type { Site } from '../../../lib/head/headTags.ts';
import type { JsonLd } from '../../../lib/head/schemaOrg.ts';
import { publisherJsonLd } from '../../../lib/head/shopJsonLd.ts';
import { pictureUrl } from '../../../lib/paths/pictureUrl.ts';
import { plainText } from '../../../lib/text/articleHtml.ts';
import { postPath } from '../topics/blogState.ts';

interface Article {
  slug: string;
  title: string;
  publishedAt: string;
  updatedAt: string;
  authorName: string;
  featuredImage: string | null;
  sharePictureUrl: string;
  /** As HTML. */
  content: string;
  category: { name: string };
}

/** The number of words. Punctuation standing alone doesn't count. */
const wordsIn = (html: string): number =>
  plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** An article as schema.org describes it, with its page's description and absolute URLs. */
export function articleJsonLd(article: Article, description: string, site: Site): JsonLd<'BlogPosting'> {
  const { origin } = site;
  const {
    slug,
    title,
    publishedAt,
    updatedAt,
    authorName,
    featuredImage,
    sharePictureUrl,
    content,
    category,
  } = article;
  const pictures = [sharePictureUrl, ...(featuredImage === null ? [] : [pictureUrl(featuredImage)])];
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    image: pictures.map((picture) => new URL(picture, origin).href),
    articleSection: category.name,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Organization', name: authorName },
    publisher: publisherJsonLd(site),
    mainEntityOfPage: new URL(postPath(slug), origin).href,
    wordCount: wordsIn(content),
    inLanguage: 'en-GB',
  };
}
