import type { GraphQLSchema } from 'graphql';
import { demandsOf } from '../rest-operation.ts';
import type { RestRoute } from '../rest-route.ts';
import { operationOf } from './openapi-operation.ts';
import { namedResponses } from './openapi-refusals.ts';
import { namedSchemas } from './openapi-schemas.ts';
import type { OpenApiDocument, PathItem } from './openapi.ts';

const ABOUT = `The shop’s REST paths. They answer JSON and run on the GraphQL schema, with its access rules and limits; what is new comes to GraphQL first.

Amounts are pounds with at most two decimals unless they say pence; dates are ISO 8601 in UTC. A number may come as text, an empty parameter counts as left out, and properties that a path does not know are dropped.

Every refusal has the same form: \`success\` false, \`error\` and \`message\` with the same sentence, and \`fields\` where single fields are meant. An unknown path gives 404; a method that a path does not have gives 405 with the header \`Allow\`. What anybody may share says so in \`Cache-Control\` and comes with an \`ETag\`.`;

const TAGS: Readonly<Record<string, string>> = {
  Products: 'Tyres, one for each size of a model.',
  Models: 'Tyres as their makers name them, and the brands.',
  Accounts: 'Accounts and the tokens that speak for them.',
  Payments: 'Orders on their way through the payment page.',
  Orders: 'Orders that stand.',
  Tracking: 'Where orders are.',
  Blog: 'Articles and their topics.',
  Pages: 'Texts of the shop, such as its terms.',
};

const SECURITY_SCHEMES = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of somebody who signed in: `POST /auth/login` gives one.' },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the shop, `tl_live_…`, which an administrator makes; its scopes say what it may.' },
} as const;

function pathsOf(table: readonly RestRoute[], schema: GraphQLSchema): Record<string, PathItem> {
  const byPath = Map.groupBy(table, ({ path }) => path);
  return Object.fromEntries([...byPath].map(([path, routes]) => [path, Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), operationOf(route, demandsOf(schema, route))]))]));
}

/** The REST paths as an OpenAPI document. @param publicUrl where the shop is reached. */
export function openApiDocument(table: readonly RestRoute[], schema: GraphQLSchema, publicUrl: string): OpenApiDocument {
  const used = new Set(table.map(({ tag }) => tag));
  return {
    openapi: '3.1.1',
    info: { title: 'Treadline REST API', version: '1.0.0', description: ABOUT },
    servers: [{ url: `${publicUrl}/api`, description: 'This shop.' }],
    externalDocs: { url: `${publicUrl}/playground`, description: 'The GraphQL schema, with a playground.' },
    tags: [...used].map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths: pathsOf(table, schema),
    components: { securitySchemes: SECURITY_SCHEMES, schemas: namedSchemas, responses: namedResponses },
  };
}
