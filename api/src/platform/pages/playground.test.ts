import { describe, expect } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

const it = shopTest({ pages: aWebClient() });

/** An address's content policy, by directive. */
async function policyOf(shop: TestShop, url: string): Promise<Record<string, string>> {
  const { headers } = await shop.app.inject(url);
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );
}

describe('the playground', () => {
  it('isn’t indexed by search engines', async ({ shop }) => {
    const { statusCode, headers } = await shop.app.inject('/playground');
    expect({ statusCode, type: headers['content-type'], robots: headers['x-robots-tag'] }).toEqual({
      statusCode: 200,
      type: 'text/html; charset=utf-8',
      robots: 'noindex',
    });
  });

  it('may write styles and use its style sheet’s font, but otherwise has the policy of pages', async ({
    shop,
  }) => {
    const [page, playground] = [await policyOf(shop, '/shop'), await policyOf(shop, '/playground')];
    expect(playground).toEqual({
      ...page,
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self' data:",
      'worker-src': "'self'",
    });
    expect(page).toMatchObject({ 'style-src': "'self'", 'script-src': "'self'" });
  });

  it('has its own policy however often it is requested', async ({ shop }) => {
    const [first, second] = [await policyOf(shop, '/playground'), await policyOf(shop, '/playground')];
    expect(second).toEqual(first);
  });
});
