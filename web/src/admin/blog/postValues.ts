import type { BlogPostInput, BlogPublication } from '../../apollo/schema.generated.ts';
import { asLondonInput, fromLondonInput } from '../form/londonTime.ts';
import type { BlogLabelPartsFragment } from './BlogLabels.generated.ts';
import type { EditedPostPartsFragment } from './BlogPostEditor.generated.ts';

/** An article form's values. */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  featured: boolean;
  categoryId: string;
  tagIds: string[];
  cover: string | null;
  coverAlt: string;
  authorName: string;
  seoTitle: string;
  seoDescription: string;
  publication: BlogPublication;
  /** In the format of a datetime-local input, London time. */
  publishedAt: string;
}

/** A new article's values: a draft by the most recent author, in the first topic. */
export function emptyPost(
  categories: readonly Pick<BlogLabelPartsFragment, 'id'>[],
  [author = '']: readonly string[],
): PostValues {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    featured: false,
    categoryId: String(categories[0]?.id ?? ''),
    tagIds: [],
    cover: null,
    coverAlt: '',
    authorName: author,
    seoTitle: '',
    seoDescription: '',
    publication: 'DRAFT',
    publishedAt: '',
  };
}

/** A saved article as form values. */
export function valuesOf(
  post: EditedPostPartsFragment,
  tags: readonly Pick<BlogLabelPartsFragment, 'id' | 'slug'>[],
): PostValues {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    featured: post.featured,
    categoryId: String(post.category.id),
    tagIds: post.tags.flatMap(({ slug }) => tags.find((tag) => tag.slug === slug)?.id ?? []).map(String),
    cover: post.featuredImage,
    coverAlt: post.featuredImageAlt,
    authorName: post.authorName,
    seoTitle: post.seoTitle ?? '',
    seoDescription: post.seoDescription ?? '',
    publication: post.publishedAt === null ? 'DRAFT' : 'AT',
    publishedAt: post.publishedAt === null ? '' : asLondonInput(post.publishedAt),
  };
}

/** The form as API input. An unchanged time keeps its stored seconds. */
export function inputOf(
  { categoryId, tagIds, publishedAt, ...values }: PostValues,
  stored: string | null = null,
): BlogPostInput {
  const isUntouched = stored !== null && asLondonInput(stored) === publishedAt;
  return {
    ...values,
    categoryId: Number(categoryId),
    tagIds: tagIds.map(Number),
    publishedAt: values.publication === 'AT' ? (isUntouched ? stored : fromLondonInput(publishedAt)) : null,
  };
}
