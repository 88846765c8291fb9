import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config/config.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Some settings are read only if others are set. */
const ENVIRONMENTS: readonly Readonly<Record<string, string>>[] = [
  { NODE_ENV: 'production', DEMONSTRATION: 'true' },
  {
    DATABASE_URL: 'postgresql://shop@localhost/shop',
    MIGRATIONS_DATABASE_URL: 'postgresql://owner@localhost/shop',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a long password',
    DVLA_API_KEY: 'key',
    DVSA_API_KEY: 'key',
    DVSA_CLIENT_ID: 'id',
    DVSA_CLIENT_SECRET: 'secret',
    DVSA_TOKEN_URL: 'https://login.example/token',
    UPLOADS_URL: 's3://bucket/prefix?region=eu-west-2',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example',
  },
];

/** Every environment variable that the configuration reads. */
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
/** Variables for development and for Node itself; the page is for operators of the shop. */
const NOT_FOR_OPERATORS = new Set(['NODE_ENV', 'WEB_DEV_SERVER']);

/** The rows of docs/configuration.md: each name with its documented default. */
const documented = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

it('docs/configuration.md lists every setting, and nothing else', () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(
    [...names].filter((name) => !NOT_FOR_OPERATORS.has(name)).toSorted(),
  );
});

/** Defaults that are values, not words: setting one to its default changes nothing. */
const values = documented.flatMap(({ name, value }) =>
  /^`[^`]+`$/.test(value) ? [{ name, value: value.slice(1, -1) }] : [],
);

it.each(values)('docs/configuration.md gives the default of $name', ({ name, value }) => {
  const [, environment = {}] = ENVIRONMENTS;
  expect(readConfig({ ...environment, [name]: value }, '/shop')).toEqual(readConfig(environment, '/shop'));
});

it('docker-compose.yml sets only what the shop reads', () => {
  const environment =
    /environment: &api-environment\n((?: {4}\S.*\n)+)/.exec(read('docker-compose.yml'))?.[1] ?? '';
  const set = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !name || !names.has(name))).toEqual([]);
});
