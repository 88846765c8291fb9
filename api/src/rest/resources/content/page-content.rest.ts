import { dateTime, object, text } from '../../route/json-schema.ts';
import { notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { RestPageContentDocument } from './page-content.generated.ts';

export const pageContentRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/page-contents/{slug}',
    summary: 'Shows the text of a page',
    tag: 'Pages',
    document: RestPageContentDocument,
    params: object('The page.', { slug: text('privacy, terms, returns or cookies.') }),
    answer: object('The text of a page.', {
      slug: text('The slug in its URL.'),
      title: text('Its heading.'),
      content: text('Its text as HTML without scripts.'),
      last_updated_at: dateTime('When the text was last changed.'),
    }),
    refusals: { 404: 'The page doesn’t exist.' },
    variables: ({ params }) => params,
    shape({ page }) {
      if (!page) throw notFound('Page content not found');
      return {
        slug: page.slug,
        title: page.title,
        content: page.content,
        last_updated_at: page.lastUpdatedAt,
      };
    },
  }),
];
