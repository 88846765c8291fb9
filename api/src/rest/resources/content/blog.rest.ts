import { blogPostsRules } from '../../route/inputRules.generated.ts';
import {
  both,
  dateTime,
  integer,
  list,
  nullable,
  object,
  optional,
  text,
  truth,
  type ValueOf,
} from '../../route/json-schema.ts';
import { limit, page } from '../../route/paging.ts';
import { notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import {
  RestBlogCategoriesDocument,
  RestPostDocument,
  RestPostsDocument,
  type RestPostCardFragment,
} from './blog.generated.ts';

const tag = 'Blog';
const POSTS = 10;
/** Matches an article's number, up to the length that the schema accepts. */
const NUMBER = /^[1-9]\d{0,8}$/;

const marker = {
  name: text('Its name.'),
  slug: text('The slug in its URL.'),
  color: text('Its colour, as #rrggbb.'),
};

const postCard = object('An article as shown in lists.', {
  id: integer('Its number.'),
  slug: text('The slug in its URL.'),
  title: text('Its heading.'),
  excerpt: text('A summary in a sentence or two.'),
  featured: truth('Whether the shop recommends it over others.'),
  featured_image: nullable(text('The address of its picture.')),
  category_name: text('Its topic.'),
  category_slug: text('The slug in the topic’s URL.'),
  category_color: text('The topic’s colour.'),
  published_at: dateTime('When it was published.'),
  read_time: integer('Its estimated reading time in minutes.'),
  views_count: integer('How often it has been read.'),
  author_name: text('The author’s name.'),
  tags: list('Its tags.', object('A tag.', marker)),
});

const post = both(
  postCard,
  object('An article as shown on its own page.', {
    content: text('The article as HTML without scripts.'),
    seo_title: nullable(text('Title for search engines.')),
    seo_description: nullable(text('Description for search engines.')),
    related_posts: list('Articles with the same topic or tags.', postCard),
  }),
);

function shapeCard({ category, ...found }: RestPostCardFragment): ValueOf<typeof postCard> {
  return {
    id: found.id,
    slug: found.slug,
    title: found.title,
    excerpt: found.excerpt,
    featured: found.featured,
    featured_image: found.featuredImage,
    category_name: category.name,
    category_slug: category.slug,
    category_color: category.color,
    published_at: found.publishedAt,
    read_time: found.readTime,
    views_count: found.viewsCount,
    author_name: found.authorName,
    tags: found.tags,
  };
}

export const blogRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/blog/posts',
    summary: 'Lists articles, newest first, or by relevance for a search',
    tag,
    document: RestPostsDocument,
    query: object('Which articles.', {
      page,
      limit: limit(POSTS),
      category: optional(
        text('Only articles of this topic, by its slug.', { rule: blogPostsRules.category }),
      ),
      tag: optional(text('Only articles with this tag, by its slug.', { rule: blogPostsRules.tag })),
      search: optional(text('Only articles with these words.', { rule: blogPostsRules.search })),
    }),
    answer: object('A page of articles.', {
      success,
      data: list('The articles.', postCard),
      pagination: object('The position of this page.', {
        totalPages: integer('The number of pages.'),
        hasPrevPage: truth('Whether there is a previous page.'),
        hasNextPage: truth('Whether there is a next page.'),
      }),
    }),
    variables: ({ query }) => query,
    shape: ({ blogPosts: { items, pageInfo } }) => ({
      ...SUCCESS,
      data: items.map(shapeCard),
      pagination: {
        totalPages: pageInfo.totalPages,
        hasPrevPage: pageInfo.hasPreviousPage,
        hasNextPage: pageInfo.hasNextPage,
      },
    }),
  }),
  route({
    method: 'GET',
    path: '/blog/categories',
    summary: 'Lists the topics',
    tag,
    document: RestBlogCategoriesDocument,
    answer: object('The topics.', {
      success,
      data: list('The topics, A to Z.', object('A topic.', { id: integer('Its number.'), ...marker })),
    }),
    variables: () => ({}),
    shape: ({ blogCategories }) => ({ ...SUCCESS, data: blogCategories }),
  }),
  route({
    method: 'GET',
    path: '/blog/posts/{key}',
    summary: 'Shows an article',
    tag,
    document: RestPostDocument,
    params: object('The article.', { key: text('Its number or its slug.') }),
    answer: object('The article.', { success, data: post }),
    refusals: { 404: 'The article doesn’t exist.' },
    variables: ({ params: { key } }) => (NUMBER.test(key) ? { id: Number(key) } : { slug: key }),
    shape({ blogPost }) {
      if (!blogPost) throw notFound('Blog post not found');
      const { content, seoTitle, seoDescription, relatedPosts } = blogPost;
      return {
        ...SUCCESS,
        data: {
          ...shapeCard(blogPost),
          content,
          seo_title: seoTitle,
          seo_description: seoDescription,
          related_posts: relatedPosts.map(shapeCard),
        },
      };
    },
  }),
];
