import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { aBuyableProduct, aCheckout, checkOut, stockOf } from '../../../../test/fixtures/buying.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { StripeAccess } from './stripe-access.ts';

/** A response that would close the order. */
const REFUSAL = '{"error":{"type":"invalid_request_error","message":"No."}}';

/** Makes Stripe send something every few milliseconds for a second, and only then its response. */
function trickle({ sandbox }: TestShop, first: string, each: string, last: string): void {
  const { server } = sandbox.app;
  server.removeAllListeners('request');
  server.on('request', (_request, { socket }: ServerResponse) => {
    socket?.write(first);
    let left = 200;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return void socket?.write(each);
      clearInterval(timer);
      socket?.end(last);
    }, 5);
    socket?.on('close', () => clearInterval(timer)).on('error', () => undefined);
  });
}

it.for([
  ['body', `HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n`, ' ', REFUSAL],
  ['headers', 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nX-Slow: ', 'x', `\r\n\r\n${REFUSAL}`],
] as const)('if Stripe sends its %s byte by byte, it counts as silent', async ([, first, each, last]) => {
  const shop = await openTestShop({ env: { STRIPE_TIMEOUT_MS: '50' } });
  onTestFinished(() => shop.close());
  trickle(shop, first, each, last);
  const product = await aBuyableProduct(shop, { stock: 2 });
  const items = [{ productId: product.id, quantity: 2 }];
  expect(await checkOut(shop, aCheckout({ items, idempotencyKey: randomUUID() }))).toMatchObject({
    kind: 'PaymentDelayed',
  });
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 2 });
});

it('a shopper waits less than ten seconds if Stripe is silent, whatever the configuration', async () => {
  const shop = await openTestShop();
  onTestFinished(() => shop.close());
  const { client } = shop.services.get(StripeAccess);
  const retries = client.getMaxNetworkRetries();
  // The client's own formula: pauses double from the second on, and are shortened at random.
  const pauses = Array.from({ length: retries }, (_, earlier) =>
    Math.min(client.getInitialNetworkRetryDelay() * 2 ** earlier, client.getMaxNetworkRetryDelay()),
  );
  const longest = (timeout: number): number =>
    (retries + 1) * timeout + 1_000 * pauses.reduce((sum, pause) => sum + pause, 0);
  const timeoutOf = (env: Record<string, string>): number => readConfig(env, '/srv/shop').stripeTimeoutMs;
  expect(longest(timeoutOf({}))).toBeLessThan(10_000);
  expect(longest(timeoutOf({ STRIPE_TIMEOUT_MS: '4500' }))).toBeLessThan(10_000);
  expect(() => timeoutOf({ STRIPE_TIMEOUT_MS: '4501' })).toThrow('STRIPE_TIMEOUT_MS');
});
