import { MAX_INT } from '@treadline/schema/input/rule';
import { updatePageInputRules, createPageInputRules } from '../../route/inputRules.generated.ts';
import {
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
import { unwrapOrThrow, notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import {
  RestUpdatePageDocument,
  RestCreatePageDocument,
  RestAdminPageContentsDocument,
  RestPageHistoryDocument,
  RestDeletePageDocument,
  RestRestorePageDocument,
  type RestAdminPageContentFragment,
  type RestAdminPageContentsQuery,
} from './page-content.generated.ts';

const tag = 'Pages';
const PAGES = 100;
const VERSIONS = 20;

const slug = text('The page’s slug, such as privacy.');
const ofPage = object('The page.', { slug });
const version = integer('The version number of the text.', { minimum: 1, maximum: MAX_INT });
const UNKNOWN = { 404: 'The page doesn’t exist.' };
const AT_WORK = 'the same request is still being processed, or its outcome is unknown.';

const writtenPage = object('A page as written: placeholders such as {{returnDays}} aren’t filled in.', {
  slug,
  title: text('Its heading.'),
  content: text('Its text as HTML without scripts.'),
  last_updated_at: dateTime('When the text was last changed.'),
  version: integer('The version number of this text; send it with a change to detect conflicts.'),
  removed_at: nullable(dateTime('When it was removed; null if it hasn’t been.')),
});
const saved = object('The page as it is now.', { success, page: writtenPage });
const pagination = object('The position of this page.', {
  totalPages: integer('The number of pages.'),
  hasPrevPage: truth('Whether there is a previous page.'),
  hasNextPage: truth('Whether there is a next page.'),
});

function shapePage({
  lastUpdatedAt,
  removedAt,
  ...same
}: RestAdminPageContentFragment): ValueOf<typeof writtenPage> {
  return { ...same, last_updated_at: lastUpdatedAt, removed_at: removedAt };
}

type Part = NonNullable<RestAdminPageContentsQuery['adminPageContents']>['pageInfo'];

const shapePart = ({ totalPages, hasPreviousPage, hasNextPage }: Part): ValueOf<typeof pagination> => ({
  totalPages,
  hasPrevPage: hasPreviousPage,
  hasNextPage,
});

export const pageWriteRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/page-contents/admin',
    summary: 'Lists the pages of text for editing',
    tag,
    document: RestAdminPageContentsDocument,
    query: object('The page of the list.', { page, limit: limit(PAGES) }),
    answer: object('The pages, by title, removed ones included.', {
      success,
      pages: list('The pages.', writtenPage),
      pagination,
    }),
    variables: ({ query }) => query,
    shape({ adminPageContents }) {
      if (!adminPageContents) throw notFound('Page content not found');
      return {
        ...SUCCESS,
        pages: adminPageContents.items.map(shapePage),
        pagination: shapePart(adminPageContents.pageInfo),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/page-contents',
    summary: 'Adds a page of text',
    tag,
    document: RestCreatePageDocument,
    body: object('The new page.', {
      slug: text('The page’s slug: /pages/{slug}.', { rule: createPageInputRules.slug }),
      title: text('Its heading.', { rule: createPageInputRules.title }),
      content: text('Its text as HTML.', { rule: createPageInputRules.content }),
    }),
    answer: saved,
    status: 201,
    refusals: { 409: `Another page has this address already; or ${AT_WORK}` },
    once: {},
    variables: ({ body }) => ({ input: body }),
    shape: ({ createPage }) => ({ ...SUCCESS, page: shapePage(unwrapOrThrow(createPage).page) }),
  }),
  route({
    method: 'PUT',
    path: '/page-contents/{slug}',
    summary: 'Changes the text of a page',
    tag,
    document: RestUpdatePageDocument,
    params: ofPage,
    body: object('The new text.', {
      title: text('Its heading.', { rule: updatePageInputRules.title }),
      content: text('Its text as HTML.', { rule: updatePageInputRules.content }),
      version: optional(
        integer('The version that was edited: if there is a newer one, the change is refused.', {
          minimum: 1,
          maximum: MAX_INT,
        }),
      ),
    }),
    answer: saved,
    refusals: { ...UNKNOWN, 409: `Someone else has changed the page since that version; or ${AT_WORK}` },
    once: {},
    variables: ({ params, body }) => ({ input: { slug: params.slug, ...body } }),
    shape: ({ updatePage }) => ({ ...SUCCESS, page: shapePage(unwrapOrThrow(updatePage).page) }),
  }),
  route({
    method: 'DELETE',
    path: '/page-contents/{slug}',
    summary: 'Removes a page from the shop',
    tag,
    document: RestDeletePageDocument,
    params: ofPage,
    answer: object('The page is removed; its history stays.', { success, slug }),
    refusals: { ...UNKNOWN, 409: `The shop links to the page, so it can’t be removed; or ${AT_WORK}` },
    once: {},
    variables: ({ params }) => params,
    shape: ({ deletePage }) => ({ ...SUCCESS, slug: unwrapOrThrow(deletePage).slug }),
  }),
  route({
    method: 'GET',
    path: '/page-contents/{slug}/history',
    summary: 'Lists the versions of a page’s text',
    tag,
    document: RestPageHistoryDocument,
    params: ofPage,
    query: object('The page of the list.', { page, limit: limit(VERSIONS) }),
    answer: object('The versions, newest first.', {
      success,
      versions: list(
        'The texts.',
        object('A version of the text.', {
          version,
          title: text('The heading.'),
          content: text('The text as HTML.'),
          created_at: dateTime('When it was written.'),
          author_name: nullable(
            text('The author’s name; null for the shop’s first text and closed accounts.'),
          ),
          restored_from: nullable(integer('The version that it restored; null if newly written.')),
        }),
      ),
      pagination,
    }),
    refusals: UNKNOWN,
    variables: ({ params, query }) => ({ ...params, ...query }),
    shape({ adminPageContent, pageHistory }) {
      if (!adminPageContent || !pageHistory) throw notFound('Page content not found');
      return {
        ...SUCCESS,
        versions: pageHistory.items.map(({ writtenAt, author, restoredFrom, ...same }) => ({
          ...same,
          created_at: writtenAt,
          author_name: author,
          restored_from: restoredFrom,
        })),
        pagination: shapePart(pageHistory.pageInfo),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/page-contents/{slug}/restore/{version}',
    summary: 'Restores an older version of a page’s text as a new version',
    tag,
    document: RestRestorePageDocument,
    params: object('Which text.', { slug, version }),
    answer: saved,
    refusals: { 404: 'The page or version doesn’t exist.' },
    once: {},
    variables: ({ params }) => params,
    shape: ({ restorePage }) => ({ ...SUCCESS, page: shapePage(unwrapOrThrow(restorePage).page) }),
  }),
];
