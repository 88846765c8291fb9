import { expect, it } from 'vitest';
import { playgroundHtml } from './playgroundHtml.ts';

const ORIGIN = 'https://shop.example';
const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-client-1.js' },
  'src/entry-early.ts': { file: 'assets/entry-early-1.js' },
  'src/playground/entry-playground.tsx': {
    file: 'assets/entry-playground-1.js',
    css: ['assets/entry-playground-1.css'],
    imports: ['_react-1.js'],
  },
  '_react-1.js': { file: 'assets/react-1.js' },
};

it('the playground’s document names only its own files and is not indexed', () => {
  const html = playgroundHtml({ origin: ORIGIN, assets: { mode: 'built', manifest } });
  expect(html).toContain('<script type="module" src="/assets/entry-playground-1.js"></script>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/entry-playground-1.css">');
  expect(html).toContain('<link rel="modulepreload" href="/assets/react-1.js">');
  expect(html).not.toContain('entry-client');
  expect(html).toContain('<meta name="robots" content="noindex"');
});
