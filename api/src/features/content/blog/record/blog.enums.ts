import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const BlogPostState = graphqlEnum('BlogPostState', 'Where an article stands.', {
  DRAFT: 'Being written; only administrators, and colleagues with a link, see it.',
  SCHEDULED: 'Appears by itself when its time comes.',
  PUBLISHED: 'Everybody reads it.',
  DELETED: 'Taken off the shop; it can be restored.',
});
export type BlogPostState = keyof typeof BlogPostState;

export const BlogPublication = graphqlEnum('BlogPublication', 'When an article is to be read.', {
  DRAFT: 'Not yet.',
  NOW: 'From now on; one that is published already keeps its date.',
  AT: 'From publishedAt on, which may be past or to come.',
});
export type BlogPublication = keyof typeof BlogPublication;

export const AdminBlogPostSort = graphqlEnum('AdminBlogPostSort', 'The order of the list of articles.', {
  NEWEST: 'Drafts first, then by their date, newest first.',
  CHANGED: 'Last changed first.',
  TITLE: 'By title, A to Z.',
  MOST_READ: 'Most readers first.',
});
export type AdminBlogPostSort = keyof typeof AdminBlogPostSort;

export const BlogLabelKind = graphqlEnum('BlogLabelKind', 'What a label of articles is.', {
  CATEGORY: 'A topic; every article has one.',
  TAG: 'A keyword; an article has any number.',
});
export type BlogLabelKind = keyof typeof BlogLabelKind;
