import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Some settings are read only when others are there. */
const ENVIRONMENTS: readonly Readonly<Record<string, string>>[] = [
  { NODE_ENV: 'production', PAYMENTS: 'sandbox' },
  {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a long password',
    DVLA_API_KEY: 'key',
    DVSA_API_KEY: 'key',
    DVSA_CLIENT_ID: 'id',
    DVSA_CLIENT_SECRET: 'secret',
    DVSA_TOKEN_URL: 'https://login.example/token',
  },
];

/** Every name that reading the configuration asks the environment for. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  for (const values of ENVIRONMENTS)
    readConfig(
      new Proxy(values, { get: (all, name) => (names.add(String(name)), all[String(name)]) }),
      '/shop',
    );
  return names;
}

const names = namesRead();
/** Names that steer development and Node itself; the table is for those who run the shop. */
const NOT_FOR_OPERATORS = new Set(['NODE_ENV', 'WEB_DEV_SERVER']);

test('the README’s table holds every setting, and no other', () => {
  const table = /## Configuration\n[^#]+/.exec(read('README.md'))?.[0] ?? '';
  const told = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );
  expect(told.toSorted()).toEqual([...names].filter((name) => !NOT_FOR_OPERATORS.has(name)).toSorted());
});

test('docker-compose.yml sets nothing that the shop does not read', () => {
  const environment =
    /environment: &api-environment\n((?: {4}\S.*\n)+)/.exec(read('docker-compose.yml'))?.[1] ?? '';
  const set = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !name || !names.has(name))).toEqual([]);
});
