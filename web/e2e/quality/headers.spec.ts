import { PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

/** Private pages: cart, wish list, payment, account, orders, links from emails, vehicle, and test pages. */
const PRIVATE = new RegExp(
  '^/(?:cart|wishlist|checkout|payment-success|reset-password|accept-invitation|verify-email|account|admin|orders|' +
    'review|find-order|newsletter|alerts|garage|fitting-job|blog/draft|test|diag|diagnostic|api-test|test-conversion|' +
    'login-debug)(?:/|$)|registration=',
);

test('every page forbids inline scripts, inline styles, frames and content sniffing', async ({ request }) => {
  for (const page of PAGES) {
    const path = await pathOf(page, request);
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers, path).not.toHaveProperty('x-powered-by');
  }
});

test('caches can keep public pages but not private ones', async ({ request }) => {
  for (const page of PAGES) {
    const path = await pathOf(page, request);
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(
      PRIVATE.test(path) ? /^private, no-store$/ : /^public/,
    );
  }
});

test('caches can keep build files for ever, and an unknown one is not found', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, modules = ''] = / data-modules="([^"]+)"/.exec(html) ?? [];
  for (const script of modules.split(' '))
    // A script compressed on the fly would have no length yet.
    expect(
      (await request.get(script, { headers: { 'accept-encoding': 'br' } })).headers(),
      script,
    ).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'br',
      'content-length': expect.stringMatching(/^\d+$/),
    });
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});
