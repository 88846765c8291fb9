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
/** An article's number, as long as the schema accepts. */
const NUMBER = /^[1-9]\d{0,8}$/;

const marker = {
  name: text('Its name.'),
  slug: text('Its name in addresses.'),
  color: text('The colour it is known by, as #rrggbb.'),
};

const postCard = object('An article as lists show it.', {
  id: integer('Its number.'),
  slug: text('Its name in addresses.'),
  title: text('Its heading.'),
  excerpt: text('What it says, in a sentence or two.'),
  featured: truth('Whether the shop recommends it above others.'),
  featured_image: nullable(text('Address of its picture.')),
  category_name: text('Its topic.'),
  category_slug: text('The topic’s name in addresses.'),
  category_color: text('The topic’s colour.'),
  published_at: dateTime('When it was published.'),
  read_time: integer('About how many minutes it takes to read.'),
  views_count: integer('How often it was read.'),
  author_name: text('Who wrote it.'),
  tags: list('Its tags.', object('A tag.', marker)),
});

const post = both(
  postCard,
  object('An article as its own page shows it.', {
    content: text('The article as HTML without scripts.'),
    seo_title: nullable(text('Title for search engines.')),
    seo_description: nullable(text('Description for search engines.')),
    related_posts: list('Articles that share its topic or its tags.', postCard),
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
    summary: 'Lists articles, newest first; those that match a search best come first',
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
      pagination: object('Where this page stands.', {
        totalPages: integer('How many pages there are.'),
        hasPrevPage: truth('Whether a page comes before.'),
        hasNextPage: truth('Whether a page comes after.'),
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
    params: object('Which article.', { key: text('Its number or its name in addresses.') }),
    answer: object('The article.', { success, data: post }),
    refusals: { 404: 'There is no such article.' },
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
