import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const source = read('api/src/platform/config.ts');
/** Every name the configuration reads. */
const names = new Set([...source.matchAll(/\b(?:text|required|integer|url|choice|flag)\(env, '([A-Z][A-Z_]+)'/g)].map(([, name]) => name));

/** Names that steer development and Node itself; the table is for those who run the shop. */
const NOT_FOR_OPERATORS = new Set(['WEB_DEV_SERVER']);

test('the README names every setting', () => {
  const readme = read('README.md');
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => name && !NOT_FOR_OPERATORS.has(name) && !readme.includes(`\`${name}\``))).toEqual([]);
});

test('docker-compose.yml sets nothing that the shop does not read', () => {
  const environment = /environment: &api-environment\n((?: {4}\S.*\n)+)/.exec(read('docker-compose.yml'))?.[1] ?? '';
  const set = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !names.has(name))).toEqual([]);
});

test('the image starts what the build makes', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toContain('CMD ["node", "api/dist/main.js"]');
  expect(read('api/vite.config.ts')).toContain("main: 'src/main.ts'");
});
