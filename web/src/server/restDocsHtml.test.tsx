import { expect, it } from 'vitest';
import type { OpenApi } from '../restDocs/openApi.ts';
import { restDocsHtml } from './restDocsHtml.tsx';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-client-1.js', css: ['assets/entry-client-1.css'] },
  'src/entry-early.ts': { file: 'assets/entry-early-1.js' },
};

const DOCUMENT: OpenApi = {
  info: { title: 'Shop API', description: 'Refusals say `message`.' },
  servers: [{ url: 'https://shop.example/api' }],
  tags: [{ name: 'Tyres', description: 'Round things.' }],
  paths: {
    '/tyres/{id}': {
      get: {
        operationId: 'getTyresById',
        summary: 'Shows a tyre',
        description: 'For everybody.',
        tags: ['Tyres'],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which <tyre>.',
            schema: { type: 'integer' },
          },
        ],
        responses: {
          200: {
            description: 'The tyre.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tyre' } } },
          },
          401: { $ref: '#/components/responses/Unauthorised' },
          404: { description: 'No tyre has this number.' },
        },
      },
    },
  },
  components: {
    securitySchemes: { token: { description: 'A token.' } },
    schemas: {
      Tyre: {
        type: 'object',
        properties: { size: { type: 'string' }, note: { type: 'string' } },
        required: ['size'],
      },
    },
    responses: { Unauthorised: { description: 'The token is invalid.' } },
  },
};

const html = restDocsHtml({
  origin: 'https://shop.example',
  assets: { mode: 'built', manifest },
  document: DOCUMENT,
});
/** Only the body, because the head's styles would be fetched. */
const page = new DOMParser().parseFromString(html.slice(html.indexOf('<body>')), 'text/html');

it('the REST documentation has the shop’s styles, only the theme’s script, and is not indexed', () => {
  expect(html).toContain('<link rel="stylesheet" href="/assets/entry-client-1.css">');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script src="/assets/entry-early-1.js">',
    '<script type="application/json" id="apollo-state">',
  ]);
});

it('each operation has its parameters, responses and errors; every link within the page has a target', () => {
  const card = page.querySelector('#getTyresById');
  for (const text of [
    'Shows a tyre',
    'GET',
    '/tyres/{id}',
    'Which <tyre>.',
    'required',
    'The token is invalid.',
    'No tyre has this number.',
  ])
    expect(card?.textContent).toContain(text);
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(['#getTyresById', '#schema-Tyre']);
  for (const target of targets) expect(page.querySelector(target)).not.toBeNull();
});

it('text in backticks is code, and optional parts of a response are marked', () => {
  expect([...page.querySelectorAll('header code')].map(({ textContent }) => textContent)).toEqual([
    'message',
    'https://shop.example/api',
  ]);
  expect(page.querySelector('#schema-Tyre')?.textContent).toContain('note text · may be missing');
});
