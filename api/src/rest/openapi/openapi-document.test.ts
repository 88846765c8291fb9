import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { getNamedType, getOperationAST, isUnionType, Kind } from 'graphql';
import { describe, expect } from 'vitest';
import { ask } from '../../../test/fixtures/outside/legacy-client.ts';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import { shopSchema } from '../../schema.ts';
import { restTable } from '../resources/rest-table.ts';
import { REFUSAL_STATUS } from '../route/rest-refusal.ts';
import type { RestRoute } from '../route/rest-route.ts';
import type { Method, OpenApiDocument, Operation } from './openapi.ts';

const it = shopTest({ env: { PUBLIC_URL: 'https://tyres.test' }, pages: aWebClient() })
  .extend('answer', { scope: 'file' }, ({ shop }) => ask(shop, 'GET', '/openapi.json'))
  .extend('document', { scope: 'file' }, ({ answer }) => JSON.parse(answer.text) as OpenApiDocument);

/** The validator's findings on a document. */
async function faults(source: string): Promise<string[]> {
  // The owner's licence covers the shop, not its interface, so this rule is off.
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'info-license': 'off', 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

function operation(document: OpenApiDocument, method: Method, path: string): Operation {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`The document has no ${method} ${path}.`);
  return found;
}

const statusOf: Readonly<Record<string, number>> = REFUSAL_STATUS;

/** The statuses of the refusals that a path's document can return. */
function refusalsIn({ document }: RestRoute): string[] {
  const asked = getOperationAST(document);
  const fields = asked ? shopSchema.getRootType(asked.operation)?.getFields() : undefined;
  return (asked?.selectionSet.selections ?? []).flatMap((selection) => {
    const field = selection.kind === Kind.FIELD ? fields?.[selection.name.value] : undefined;
    const type = field && getNamedType(field.type);
    const members = isUnionType(type) ? type.getTypes() : [];
    return members.flatMap(({ name }) => statusOf[name] ?? []).map(String);
  });
}

describe('C-39 the OpenAPI document', () => {
  it('C-39 the OpenAPI document is OpenAPI 3.1, valid, and follows the validator’s recommendations', async ({
    answer,
    document,
  }) => {
    expect(document.openapi).toBe('3.1.1');
    expect(await faults(answer.text)).toEqual([]);
    expect(
      await faults(
        JSON.stringify({ ...document, tags: [], components: { ...document.components, schemas: {} } }),
      ),
    ).not.toEqual([]);
  });

  it('C-39 the OpenAPI document has every row of the table, the health checks, and nothing else', ({
    document,
  }) => {
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.toSorted()).toEqual(
      [...restTable.map(({ method, path }) => `${method} ${path}`), 'GET /health', 'GET /ready'].toSorted(),
    );
  });

  it.for(restTable.map((row) => ({ ...row, name: `${row.method} ${row.path}` })))(
    'C-39 the OpenAPI document documents the inputs, answers and refusals of $name',
    (row, { document }) => {
      const { parameters, requestBody, responses, summary, tags } = operation(
        document,
        row.method.toLowerCase() as Method,
        row.path,
      );
      const named = (place: string): string[] =>
        parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
      expect({ summary, tags }).toEqual({ summary: row.summary, tags: [row.tag] });
      expect(named('path')).toEqual(Object.keys(row.params?.properties ?? {}));
      expect(named('query')).toEqual(Object.keys(row.query?.properties ?? {}));
      expect(named('header').includes('Idempotency-Key')).toBe(row.once !== undefined);
      expect(Object.keys(requestBody?.content ?? {})).toEqual([
        ...(row.body && row.takesForms !== 'ONE_FILE' ? ['application/json'] : []),
        ...(row.takesForms ? ['multipart/form-data'] : []),
      ]);
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining([
          String(row.status ?? 200),
          '401',
          '429',
          'default',
          ...Object.keys(row.refusals ?? {}),
          ...refusalsIn(row),
          ...(row.once ? ['409', '422'] : []),
        ]),
      );
      expect(
        [...parameters, ...Object.values(responses)].filter((part) => !('$ref' in part) && !part.description),
      ).toEqual([]);
    },
  );

  it.for([
    ['/health', '/health'],
    ['/ready', '/ready'],
    ['/products', '/products?limit=100'],
    ['/products/{id}', '/products/11684'],
    ['/enhanced-products/{id}/related', '/enhanced-products/11684/related'],
    ['/models', '/models?limit=50'],
    ['/models/{slug}', '/models/energy-saver-plus'],
    ['/models/brands/summary', '/models/brands/summary'],
    ['/blog/posts', '/blog/posts'],
    ['/page-contents/{slug}', '/page-contents/terms'],
  ] as const)('describes the answer of %s completely', async ([path, url], { shop, document }) => {
    const schema = `openapi#/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
    const validate = new Ajv2020({ strict: false, validateFormats: false })
      .addSchema(document, 'openapi')
      .compile({ $ref: encodeURI(schema) });
    const { status, text } = await ask(shop, 'GET', url);
    validate(JSON.parse(text));
    expect({ status, faults: validate.errors }).toEqual({ status: 200, faults: null });
  });

  it('C-39 the OpenAPI document states the limits of every text, number and list', ({ document }) => {
    const limits: Readonly<Record<string, readonly string[]>> = {
      string: ['maxLength'],
      integer: ['minimum', 'maximum'],
      number: ['minimum', 'maximum'],
      array: ['maxItems'],
    };
    const found: string[] = [];
    let looked = 0;
    function look(part: unknown, path: string): void {
      if (typeof part !== 'object' || part === null) return;
      const { type, enum: values } = part as { type?: string | string[]; enum?: unknown };
      const kinds = values ? [] : [type].flat().filter((kind) => typeof kind === 'string');
      looked += kinds.length;
      const missing = kinds.flatMap((kind) => limits[kind] ?? []).filter((limit) => !(limit in part));
      found.push(...missing.map((limit) => `${path} has no ${limit}`));
      for (const [name, inside] of Object.entries(part)) look(inside, `${path}/${name}`);
    }
    look(document.paths, 'paths');
    look(document.components, 'components');
    expect(looked).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it('C-39 the OpenAPI document has the schema’s descriptions and rules for a body', ({ document }) => {
    const schemaOf = (path: string) =>
      operation(document, 'post', path).requestBody?.content['application/json']?.schema.properties;
    expect(schemaOf('/auth/register')).toMatchObject({
      first_name: { minLength: 1, maxLength: 100 },
      email: { maxLength: 254 },
      password: { maxLength: 200 },
    });
    expect(schemaOf('/products')).toMatchObject({
      sku: { minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,38}[A-Za-z0-9]$' },
      images: { maxItems: 8 },
    });
  });

  it('C-39 the OpenAPI document states the allowed callers of a path: everyone, customers, administrators, keys', ({
    document,
  }) => {
    expect(operation(document, 'get', '/products').security).toEqual([{}, { token: [] }, { apiKey: [] }]);
    expect(operation(document, 'get', '/auth/verify').security).toEqual([{ token: ['CUSTOMER'] }]);
    expect(operation(document, 'get', '/orders/{orderId}').security).toEqual([
      { token: ['CUSTOMER'] },
      { apiKey: ['READ_ORDERS'] },
      { orderKey: [] },
    ]);
    expect(operation(document, 'delete', '/products/{id}').security).toEqual([
      { token: ['ADMIN'] },
      { apiKey: ['WRITE_CATALOGUE'] },
    ]);
  });

  it('C-39 the OpenAPI document states what a new product must have, and how large a form can be', ({
    document,
  }) => {
    const content = operation(document, 'post', '/products').requestBody?.content ?? {};
    for (const type of ['application/json', 'multipart/form-data'])
      expect(content[type]?.schema).toMatchObject({
        required: ['sku', 'size', 'price', 'load_index', 'speed_rating'],
        anyOf: [{ required: ['model'] }, { required: ['model_name'] }, { required: ['model_slug'] }],
        properties: { price: { minimum: 0.01 } },
      });
    expect(content['multipart/form-data']?.schema.properties?.['images']).toMatchObject({
      maxItems: 8,
      description: expect.stringContaining('at most 8, each of 10 MB at most, and 32 MB in all'),
    });
    const photograph = operation(document, 'post', '/photographs').requestBody?.content ?? {};
    expect(photograph['multipart/form-data']?.schema).toMatchObject({
      required: ['file'],
      properties: { file: { format: 'binary', maxLength: 10 * 1024 * 1024 } },
    });
  });

  it('C-39 the OpenAPI document names its shop, isn’t indexed, and can be cached', async ({
    shop,
    answer,
    document,
  }) => {
    expect(document.servers).toEqual([{ url: 'https://tyres.test/api', description: 'This shop.' }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = await ask(shop, 'GET', '/openapi.json', {
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });

  it('C-39 the OpenAPI document is also a web page, under the shop’s content policy', async ({ shop }) => {
    const [docs, page] = [await shop.app.inject('/api/docs'), await shop.app.inject('/shop')];
    expect(docs.statusCode).toBe(200);
    expect(docs.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-security-policy': page.headers['content-security-policy'],
    });
  });
});
