import { globSync } from 'node:fs';
import { expect } from 'vitest';
import { shopTest } from '../../api/test/shop-test.ts';
import { installPackage, manifestOf } from '../publishing/installed-package.builder.ts';
import { urlOf } from './client.builder.ts';

const it = shopTest().extend('installed', { scope: 'file' }, async ({}, { onCleanup }) => {
  const installed = await installPackage('client');
  onCleanup(() => installed.remove());
  return installed;
});

it('the client has the version and licence of the project', () => {
  const { version, license } = manifestOf('');
  expect(manifestOf('tools/client')).toMatchObject({ version, license });
});

it('the client depends on openapi-fetch alone', () => {
  expect(Object.keys(manifestOf('tools/client').dependencies ?? {})).toEqual(['openapi-fetch']);
});

it('the built client is JavaScript with declarations, and calls a shop from an empty project', async ({
  shop,
  installed,
}) => {
  const files = globSync('dist/**/*.*', { cwd: installed.location });
  expect(files).toContain('dist/index.js');
  expect(files.filter((file) => !/\.(js|d\.ts)$/.test(file) || /test|builder|generate\//.test(file))).toEqual(
    [],
  );
  const printed = await installed.runFile(
    'first-call.js',
    `import { createClient } from '@treadline/client';
     const shop = createClient({ url: '${urlOf(shop)}' });
     const { data } = await shop.rest.GET('/api/products/{id}', { params: { path: { id: 7 } } });
     const { product } = await shop.query('{ product(id: 7) { id } }');
     console.log(data.id, product.id);
     await shop.query({ kind: 'Document', definitions: [] }).catch((error) => console.log(error.message));`,
  );
  expect(printed.trim().split('\n')).toEqual([
    '7 7',
    'Install the package graphql to send a parsed document, or send its text.',
  ]);
});

it('the declarations of the client compile in a strict project, without graphql', async ({ installed }) => {
  await installed.compileFile(
    'types.ts',
    `import { createClient, verifyWebhook } from '@treadline/client';
     const shop = createClient({ url: 'https://shop.example' });
     const { data } = await shop.rest.GET('/api/products/{id}', { params: { path: { id: 7 } } });
     data.price satisfies number;
     // @ts-expect-error -- it is a number
     data.price satisfies string;
     const event = await verifyWebhook({ body: '', signature: null, secret: '' });
     if (event.type === 'order.refunded') event.data.refund.amount satisfies number;`,
  );
});
