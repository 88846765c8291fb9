import { afterEach, expect, it, vi } from 'vitest';
import { aBench, anOpenSession } from './sandbox.builder.ts';
import { createPaymentSandbox } from './sandbox.ts';
import type { PaymentSandboxOptions } from './state/sandbox.options.ts';

afterEach(() => vi.unstubAllEnvs());

function create(overrides: Partial<PaymentSandboxOptions> = {}) {
  const webhook = { url: () => 'http://127.0.0.1:9/', secret: 'whsec_x' };
  return createPaymentSandbox({ secretKey: 'sk_test_x', webhook, ...overrides });
}

it('doesn’t start in production unless allowed', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => create()).toThrow(/won’t start with NODE_ENV=production unless allowInProduction is set/);
  expect(() => create({ allowInProduction: true })).not.toThrow();
});

it.each([
  ['a live key', { secretKey: 'sk_live_x' }],
  ['no key', { secretKey: '' }],
  ['no webhook secret', { webhook: { url: () => '', secret: '' } }],
])('doesn’t start with %s', (_what, overrides) => {
  expect(() => create(overrides)).toThrow(/payment sandbox/);
});

it('sends payers to the public address', async () => {
  const { stripe } = await aBench({ publicUrl: 'https://demo.example/pay-here/' });
  const { session } = await anOpenSession(stripe);
  expect(session.url).toBe(`https://demo.example/pay-here/pay/${session.id}`);
});
