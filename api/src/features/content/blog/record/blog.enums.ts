import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const BlogPostState = graphqlEnum('BlogPostState', 'An article’s state.', {
  DRAFT: 'Being written; only staff, and colleagues with a link, see it.',
  SCHEDULED: 'Appears automatically at its time.',
  PUBLISHED: 'Public.',
  DELETED: 'Taken off the shop; it can be restored.',
});
export type BlogPostState = keyof typeof BlogPostState;

export const BlogPublication = graphqlEnum('BlogPublication', 'When an article is published.', {
  DRAFT: 'Not yet.',
  NOW: 'Immediately; an article that is already published keeps its date.',
  AT: 'At publishedAt, in the past or future.',
});
export type BlogPublication = keyof typeof BlogPublication;

export const AdminBlogPostSort = graphqlEnum('AdminBlogPostSort', 'How the list of articles is sorted.', {
  NEWEST: 'Drafts first, then by their date, newest first.',
  CHANGED: 'Last changed first.',
  TITLE: 'By title, A to Z.',
  MOST_READ: 'Most readers first.',
});
export type AdminBlogPostSort = keyof typeof AdminBlogPostSort;

export const BlogLabelKind = graphqlEnum('BlogLabelKind', 'Category or tag.', {
  CATEGORY: 'A topic; every article has exactly one.',
  TAG: 'A keyword; an article can have several.',
});
export type BlogLabelKind = keyof typeof BlogLabelKind;
