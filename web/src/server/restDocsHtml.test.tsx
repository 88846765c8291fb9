import { expect, it } from 'vitest';
import type { OpenApi } from '../restDocs/openApi.ts';
import { restDocsHtml } from './restDocsHtml.tsx';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-client-1.js', css: ['assets/entry-client-1.css'] },
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
          404: { description: 'There is none.' },
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
    responses: { Unauthorised: { description: 'The token is worth nothing.' } },
  },
};

const html = restDocsHtml({
  origin: 'https://shop.example',
  assets: { mode: 'built', manifest },
  document: DOCUMENT,
});
/** Without its head, whose styles would be fetched. */
const page = new DOMParser().parseFromString(html.slice(html.indexOf('<body>')), 'text/html');

it('the page of the REST paths comes with the shop’s styles and without a script, and asks search engines to leave it out', () => {
  expect(html).toContain('<link rel="stylesheet" href="/assets/entry-client-1.css">');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="application/json" id="apollo-state">',
  ]);
});

it('each call is listed, and stands there with what it takes, answers and refuses; every link within the page leads somewhere', () => {
  const card = page.querySelector('#getTyresById');
  for (const text of [
    'Shows a tyre',
    'GET',
    '/tyres/{id}',
    'Which <tyre>.',
    'required',
    'The token is worth nothing.',
    'There is none.',
  ])
    expect(card?.textContent).toContain(text);
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(['#getTyresById', '#schema-Tyre']);
  for (const target of targets) expect(page.querySelector(target)).not.toBeNull();
});

it('words between backticks are code, and what an answer may lack is said', () => {
  expect([...page.querySelectorAll('header code')].map(({ textContent }) => textContent)).toEqual([
    'message',
    'https://shop.example/api',
  ]);
  expect(page.querySelector('#schema-Tyre')?.textContent).toContain('note text · may be missing');
});
