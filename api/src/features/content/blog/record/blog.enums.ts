import { registerEnumType } from 'type-graphql';

/** Where an article stands between its first line and its readers. */
export const BlogPostState = {
  DRAFT: 'DRAFT',
  SCHEDULED: 'SCHEDULED',
  PUBLISHED: 'PUBLISHED',
  DELETED: 'DELETED',
} as const;
export type BlogPostState = keyof typeof BlogPostState;

registerEnumType(BlogPostState, {
  name: 'BlogPostState',
  description: 'Where an article stands.',
  valuesConfig: {
    DRAFT: { description: 'Being written; only administrators, and colleagues with a link, see it.' },
    SCHEDULED: { description: 'Appears by itself when its time comes.' },
    PUBLISHED: { description: 'Everybody reads it.' },
    DELETED: { description: 'Taken off the shop; it can be restored.' },
  },
});

/** What a writer wants with an article. */
export const BlogPublication = { DRAFT: 'DRAFT', NOW: 'NOW', AT: 'AT' } as const;
export type BlogPublication = keyof typeof BlogPublication;

registerEnumType(BlogPublication, {
  name: 'BlogPublication',
  description: 'When an article is to be read.',
  valuesConfig: {
    DRAFT: { description: 'Not yet.' },
    NOW: { description: 'From now on; one that is published already keeps its date.' },
    AT: { description: 'From publishedAt on, which may be past or to come.' },
  },
});

/** The orders of the list of articles for those who write them. */
export const AdminBlogPostSort = {
  NEWEST: 'NEWEST',
  CHANGED: 'CHANGED',
  TITLE: 'TITLE',
  MOST_READ: 'MOST_READ',
} as const;
export type AdminBlogPostSort = keyof typeof AdminBlogPostSort;

registerEnumType(AdminBlogPostSort, {
  name: 'AdminBlogPostSort',
  description: 'The order of the list of articles.',
  valuesConfig: {
    NEWEST: { description: 'Drafts first, then by their date, newest first.' },
    CHANGED: { description: 'Last changed first.' },
    TITLE: { description: 'By title, A to Z.' },
    MOST_READ: { description: 'Most readers first.' },
  },
});

/** The two kinds of labels. */
export const BlogLabelKind = { CATEGORY: 'CATEGORY', TAG: 'TAG' } as const;
export type BlogLabelKind = keyof typeof BlogLabelKind;

registerEnumType(BlogLabelKind, {
  name: 'BlogLabelKind',
  description: 'What a label of articles is.',
  valuesConfig: {
    CATEGORY: { description: 'A topic; every article has one.' },
    TAG: { description: 'A keyword; an article has any number.' },
  },
});
