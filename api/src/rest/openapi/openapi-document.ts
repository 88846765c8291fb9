import type { GraphQLSchema } from 'graphql';
import { ORDER_KEY_HEADER } from '../../platform/services/context.ts';
import { demandsOf } from '../route/rest-operation.ts';
import type { RestRoute } from '../route/rest-route.ts';
import { restTags } from '../route/rest-tags.ts';
import { healthPaths } from './openapi-health.ts';
import { operationOf } from './openapi-operation.ts';
import { namedResponses } from './openapi-refusals.ts';
import { namedSchemas } from './openapi-schemas.ts';
import type { OpenApiDocument, PathItem } from './openapi.ts';

const ABOUT = [
  'The shop’s REST paths. They answer JSON and run on the GraphQL schema, with its access rules and ' +
    'limits; what is new comes to GraphQL first.',
  'Amounts are pounds with at most two decimals unless they say pence; dates are ISO 8601 in UTC. A ' +
    'number may come as text, an empty parameter counts as left out, and properties that a path does ' +
    'not know are dropped.',
  'Every refusal has the same form: `success` false, `error` and `message` with the same sentence, ' +
    '`fields` where single fields are meant, all of them at once, and `lines` where tyres are out of ' +
    'stock. An unknown path gives 404; a method that a path does not have gives 405 with the header ' +
    '`Allow`. What anybody may share says so in `Cache-Control` and comes with an `ETag`. What is asked ' +
    'with a token or key is `private, no-store`, but for long lists: they are `private, no-cache` and ' +
    'have an `ETag` too.',
].join('\n\n');

const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of somebody who signed in: `POST /auth/login` gives one.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key of the shop, `tl_live_…`, which an administrator makes; its scopes say what it may.',
  },
  orderKey: {
    type: 'apiKey',
    in: 'header',
    name: ORDER_KEY_HEADER,
    description: 'The key of one order, which the GraphQL mutation `openGuestOrder` gives to guests.',
  },
} as const;

function pathsOf(table: readonly RestRoute[], schema: GraphQLSchema): Record<string, PathItem> {
  const byPath = Map.groupBy(table, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, routes]) => [
      path,
      Object.fromEntries(
        routes.map((route) => [route.method.toLowerCase(), operationOf(route, demandsOf(schema, route))]),
      ),
    ]),
  );
}

/**
 * The REST paths as an OpenAPI document.
 * @param publicUrl the shop's public address.
 */
export function openApiDocument(
  table: readonly RestRoute[],
  schema: GraphQLSchema,
  publicUrl: string,
): OpenApiDocument {
  const paths = { ...pathsOf(table, schema), ...healthPaths };
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)),
  );
  return {
    openapi: '3.1.1',
    info: { title: 'Treadline REST API', version: '1.0.0', description: ABOUT },
    servers: [{ url: `${publicUrl}/api`, description: 'This shop.' }],
    externalDocs: { url: `${publicUrl}/playground`, description: 'The GraphQL schema, with a playground.' },
    tags: [...used].map((name) => ({ name, description: restTags[name] })),
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, schemas: namedSchemas, responses: namedResponses },
  };
}
