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
  'The shop’s REST paths. They answer in JSON and run on the GraphQL schema, with its access rules and ' +
    'limits; new features come to GraphQL first.',
  'Amounts are in pounds with at most two decimals unless they say pence; dates are ISO 8601 in UTC. ' +
    'Numbers can be sent as text, an empty parameter counts as missing, and properties that a path ' +
    'doesn’t know are ignored.',
  'All errors have the same shape: `success` is false, `error` and `message` hold the same sentence, ' +
    '`fields` lists every invalid field, and `lines` the tyres that are out of ' +
    'stock. An unknown path gives 404, and an unsupported method 405 with the header ' +
    '`Allow`. Public answers say so in `Cache-Control` and have an `ETag`. Answers to requests ' +
    'with a token or key are `private, no-store`, except long lists, which are `private, no-cache` and ' +
    'have an `ETag` too.',
].join('\n\n');

const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a signed-in user, from `POST /auth/login`.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, `tl_live_…`, created by an administrator; its scopes decide what it can do.',
  },
  orderKey: {
    type: 'apiKey',
    in: 'header',
    name: ORDER_KEY_HEADER,
    description: 'The key of one order. Guests get it from the GraphQL mutation `openGuestOrder`.',
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
