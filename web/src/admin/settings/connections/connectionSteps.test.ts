// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keysOf } from '@treadline/schema/trade/values/words';
import { expect, it } from 'vitest';
import { connectionSteps, STRIPE_EVENTS, STRIPE_PATH } from './connectionSteps.ts';

const PROJECT = join(dirname(new URL(import.meta.url).pathname), '../../../../..');
const configuration = readFileSync(join(PROJECT, 'docs/configuration.md'), 'utf8');

it('owners are told the events and the path that the documentation names', () => {
  const [, path, list = ''] =
    /Stripe's webhook endpoint is `([^`]+)`[^:]*:\n\n([^]*?)\n\n/.exec(configuration) ?? [];
  expect(path).toBe(STRIPE_PATH);
  expect([...list.matchAll(/`([a-z_.]+)`/g)].map(([, event]) => event)).toEqual([...STRIPE_EVENTS]);
});

it('every variable of the steps is documented', () => {
  const copied = keysOf(connectionSteps).flatMap((name) =>
    connectionSteps[name]('https://shop.example').flatMap((step) => step.copied?.split('\n') ?? []),
  );
  const variables = copied.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(variables).toContain('STRIPE_SECRET_KEY');
  for (const variable of variables) expect(configuration).toContain(`| \`${variable}\``);
  expect(copied).toContain('https://shop.example/api/payments/webhook');
});
