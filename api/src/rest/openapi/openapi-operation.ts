import { isForKeys } from '@treadline/schema/trade/people/scope';
import type { Audience, Demand } from '../../platform/access/auth-demand.ts';
import { FORM_LIMITS } from '../route/form-reader.ts';
import { text, type JsonSchema } from '../route/json-schema.ts';
import type { RestRoute } from '../route/rest-route.ts';
import { refusalsOf } from './openapi-refusals.ts';
import { byName, inFull } from './openapi-schemas.ts';
import type {
  MediaType,
  OpenApiResponse,
  OpenApiSchema,
  Operation,
  Parameter,
  SecurityRequirement,
} from './openapi.ts';

const WHO: Readonly<Record<Audience, string>> = {
  GUEST: 'everyone',
  CUSTOMER: 'customers with their token',
  ADMIN: 'administrators with their token',
};
const LIST = new Intl.ListFormat('en-GB');
const MEGABYTE = 1024 * 1024;
const MAX_ETAG = 100;
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'Your own unique name for this write. If you repeat the request with it within a day, the write isn’t ' +
    'done twice: you get the first answer again.',
};
const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: MAX_ETAG },
  description: 'The ETag of the list you have: 304 means that it’s still current.',
};

/** For example getProductsBySlug for GET /products/{slug}. */
function nameOf({ method, path }: RestRoute): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, 'by/$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/**
 * The highest role required, the scopes that open the path to API keys (null if none do), and whether order keys do.
 */
function demanded(demands: readonly Demand[]): {
  role: Audience;
  scopes: string[] | null;
  orderKey: boolean;
} {
  const guarded = demands.filter(({ requires }) => requires !== 'GUEST');
  const role = guarded.some(({ requires }) => requires === 'ADMIN')
    ? 'ADMIN'
    : guarded.length > 0
      ? 'CUSTOMER'
      : 'GUEST';
  const scopes = [...new Set(guarded.flatMap(({ scope }) => scope ?? []))];
  const isOpenToKeys = guarded.every(({ scope }) => scope !== null && isForKeys(scope));
  const orderKey = guarded.length > 0 && guarded.every((demand) => demand.orderKey);
  return { role, scopes: isOpenToKeys ? scopes : null, orderKey };
}

function securityOf(demands: readonly Demand[]): SecurityRequirement[] {
  const { role, scopes, orderKey } = demanded(demands);
  if (role === 'GUEST') return [{}, { token: [] }, { apiKey: [] }];
  return [
    { token: [role] },
    ...(scopes ? [{ apiKey: scopes }] : []),
    ...(orderKey ? [{ orderKey: [] }] : []),
  ];
}

function describe(route: RestRoute, demands: readonly Demand[]): string {
  const { role, scopes, orderKey } = demanded(demands);
  const others = [
    ...(orderKey ? ['guests with the order’s key'] : []),
    ...(role === 'GUEST' || !scopes ? [] : [`API keys with the scope ${scopes.join(' and ')}`]),
  ];
  return [
    `For ${LIST.format([WHO[role], ...others])}.`,
    ...(route.longList
      ? [
          'A long list is streamed while it’s being read; its ETag tells whether it has ' +
            'changed. Each network can receive only one list of more than 1,000 items at a time.',
        ]
      : []),
    ...(route.once ? ['Safe to repeat with an Idempotency-Key.'] : []),
  ].join(' ');
}

function parameters(where: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: where,
    required: required.includes(name),
    description,
    schema: inFull(schema),
  }));
}

/** A form has the same properties as text, with lists and objects as JSON, and the pictures as files. */
function formOf({ properties = {}, ...schema }: OpenApiSchema): OpenApiSchema {
  const file = text('A picture; or, as text, the JSON of a picture uploaded before.', {
    format: 'binary',
    maxLength: FORM_LIMITS.fileMegabytes * MEGABYTE,
  });
  return {
    ...schema,
    properties: {
      ...properties,
      images: {
        type: 'array',
        description:
          `Its pictures in order: JPEG, PNG, WebP or AVIF; at most ${FORM_LIMITS.files}, each of ` +
          `${FORM_LIMITS.fileMegabytes} MB at most, and ${FORM_LIMITS.megabytes} MB in all.`,
        maxItems: FORM_LIMITS.files,
        items: file,
      },
    },
  };
}

/** A form that is one picture. */
const ONE_FILE: OpenApiSchema = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      maxLength: FORM_LIMITS.fileMegabytes * MEGABYTE,
      description: `A JPEG, PNG, WebP or AVIF of at most ${FORM_LIMITS.fileMegabytes} MB, with any file name.`,
    },
  },
};

function requestBodyOf({ body, takesForms }: RestRoute): Pick<Operation, 'requestBody'> {
  if (!body) return {};
  if (takesForms === 'ONE_FILE')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: ONE_FILE } } } };
  const form: Record<string, MediaType> = takesForms
    ? { 'multipart/form-data': { schema: formOf(inFull(body)) } }
    : {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: inFull(body) }, ...form } },
  };
}

function answerOf({ answer, longList, once }: RestRoute): OpenApiResponse {
  const headers: OpenApiResponse['headers'] = {
    ...(longList
      ? {
          ETag: {
            description: 'The version of the list; always present for lists of more than 250 items.',
            schema: { type: 'string', maxLength: MAX_ETAG },
          },
        }
      : {}),
    ...(once
      ? {
          'Idempotency-Replayed': {
            description: 'Present if this is the answer to an earlier request.',
            schema: { type: 'string', enum: ['true'] },
          },
        }
      : {}),
  };
  return {
    description: answer.description ?? '',
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: { 'application/json': { schema: byName(answer) } },
  };
}

/**
 * A row of the table as an OpenAPI operation.
 * @param demands the schema's demands on callers of its document.
 */
export function operationOf(route: RestRoute, demands: readonly Demand[]): Operation {
  const { params = {}, query = {}, longList, once } = route;
  return {
    operationId: nameOf(route),
    summary: route.summary,
    description: describe(route, demands),
    tags: [route.tag],
    security: securityOf(demands),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...(longList ? [IF_NONE_MATCH] : []),
      ...(once ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBodyOf(route),
    responses: {
      [route.status ?? 200]: answerOf(route),
      ...(longList ? { 304: { description: 'Your copy of the list is still current.' } } : {}),
      ...refusalsOf(route, demands),
    },
  };
}
