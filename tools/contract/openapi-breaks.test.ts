import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../../api/src/rest/openapi/openapi.ts';
import { openApiBreaks } from './openapi-breaks.ts';

const parameter = {
  name: 'sort',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['price', 'name'] },
};

/** One path with everything that is compared, without descriptions and document-wide parts. */
const DOCUMENT = {
  paths: {
    '/tyres': {
      get: {
        parameters: [parameter],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['tyres'],
                  properties: {
                    tyres: { type: 'array', items: { $ref: '#/components/schemas/Tyre' } },
                    prices: { type: 'object', additionalProperties: { type: 'number' } },
                  },
                },
              },
            },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  width: { type: 'integer' },
                  made: { type: 'string' },
                },
              },
            },
          },
        },
        responses: { 201: { description: 'Made.' } },
      },
    },
  },
  components: {
    schemas: {
      Tyre: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, season: { type: 'string', enum: ['summer', 'winter'] } },
      },
    },
    responses: { NotFound: { description: 'None.' } },
  },
};

/** @param edit changes a copy of the document. */
function breaksAfter(edit: (document: typeof DOCUMENT) => void): string[] {
  const current = structuredClone(DOCUMENT);
  edit(current);
  return openApiBreaks(DOCUMENT as unknown as OpenApiDocument, current as unknown as OpenApiDocument);
}

const answerOf = (document: typeof DOCUMENT) =>
  document.paths['/tyres'].get.responses[200].content['application/json'].schema;
const bodyOf = (document: typeof DOCUMENT) =>
  document.paths['/tyres'].post.requestBody.content['application/json'].schema;

type Edit = (document: typeof DOCUMENT) => void;

it.each<[string, Edit]>([
  ['nothing', () => undefined],
  ['a new path', ({ paths }) => Object.assign(paths, { '/wheels': paths['/tyres'] })],
  [
    'a new property of an answer',
    (doc) => Object.assign(answerOf(doc).properties, { total: { type: 'integer' } }),
  ],
  ['a new optional property of a request', (doc) => Object.assign(bodyOf(doc).properties, { ean: {} })],
  ['a wider type of a request', (doc) => (bodyOf(doc).properties.width.type = 'number')],
  [
    'a narrower type of an answer',
    (doc) => (answerOf(doc).properties.prices.additionalProperties.type = 'integer'),
  ],
  ['a new parameter', ({ paths }) => paths['/tyres'].get.parameters.push({ ...parameter, name: 'page' })],
])('%s breaks nothing', (_what, edit) => {
  expect(breaksAfter(edit)).toEqual([]);
});

it.each<[string, Edit]>([
  ['GET /tyres was removed.', ({ paths }) => Reflect.deleteProperty(paths['/tyres'], 'get')],
  [
    'GET /tyres no longer answers 404.',
    ({ paths }) => Reflect.deleteProperty(paths['/tyres'].get.responses, 404),
  ],
  [
    'GET /tyres, answer 200 is no longer application/json.',
    ({ paths }) => Reflect.deleteProperty(paths['/tyres'].get.responses[200].content, 'application/json'),
  ],
  [
    'GET /tyres, answer 200 no longer has prices.',
    (doc) => Reflect.deleteProperty(answerOf(doc).properties, 'prices'),
  ],
  ['GET /tyres, answer 200 no longer has tyres each time.', (doc) => answerOf(doc).required.pop()],
  [
    'GET /tyres, answer 200: prices.* was number and is string.',
    (doc) => (answerOf(doc).properties.prices.additionalProperties.type = 'string'),
  ],
  [
    'GET /tyres no longer takes the query parameter sort.',
    ({ paths }) => paths['/tyres'].get.parameters.pop(),
  ],
  [
    'GET /tyres now requires the query parameter page.',
    ({ paths }) => paths['/tyres'].get.parameters.push({ ...parameter, name: 'page', required: true }),
  ],
  [
    'GET /tyres now requires the query parameter sort.',
    ({ paths }) => paths['/tyres'].get.parameters.splice(0, 1, { ...parameter, required: true }),
  ],
  [
    'GET /tyres, query parameter sort no longer knows name.',
    ({ paths }) => paths['/tyres'].get.parameters[0]?.schema.enum.pop(),
  ],
  [
    'POST /tyres no longer takes a body.',
    ({ paths }) => Reflect.deleteProperty(paths['/tyres'].post, 'requestBody'),
  ],
  ['POST /tyres, body now requires made.', (doc) => bodyOf(doc).required.push('made')],
  [
    'POST /tyres, body no longer takes made.',
    (doc) => Reflect.deleteProperty(bodyOf(doc).properties, 'made'),
  ],
  [
    'POST /tyres, body: width was integer and is string.',
    (doc) => (bodyOf(doc).properties.width.type = 'string'),
  ],
  [
    'POST /tyres, body: made had the format none and has date.',
    (doc) => Object.assign(bodyOf(doc).properties.made, { format: 'date' }),
  ],
  [
    'POST /tyres, body: made no longer takes every value.',
    (doc) => Object.assign(bodyOf(doc).properties.made, { enum: ['today'] }),
  ],
  [
    'Schema Tyre: season no longer knows winter.',
    ({ components }) => components.schemas.Tyre.properties.season.enum.pop(),
  ],
  [
    'Schema Tyre: season may now be any value.',
    ({ components }) => Reflect.deleteProperty(components.schemas.Tyre.properties.season, 'enum'),
  ],
])('a break: %s', (sentence, edit) => {
  expect(breaksAfter(edit)).toEqual([sentence]);
});

it('a body that becomes required is a break', () => {
  const released = structuredClone(DOCUMENT);
  released.paths['/tyres'].post.requestBody.required = false;
  const breaks = openApiBreaks(
    released as unknown as OpenApiDocument,
    DOCUMENT as unknown as OpenApiDocument,
  );
  expect(breaks).toEqual(['POST /tyres now requires a body.']);
});
