import { describe, expect } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

const it = shopTest({ pages: aWebClient() });

/** The content policy of an address, by directive. */
async function policyOf(shop: TestShop, url: string): Promise<Record<string, string>> {
  const { headers } = await shop.app.inject(url);
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );
}

describe('the playground', () => {
  it('is a page that search engines leave out', async ({ shop }) => {
    const { statusCode, headers } = await shop.app.inject('/playground');
    expect({ statusCode, type: headers['content-type'], robots: headers['x-robots-tag'] }).toEqual({
      statusCode: 200,
      type: 'text/html; charset=utf-8',
      robots: 'noindex',
    });
  });

  it('may write styles and use the font within its style sheet, and nothing else that pages may not', async ({
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

  it('has its own policy however often it is asked for', async ({ shop }) => {
    const [first, second] = [await policyOf(shop, '/playground'), await policyOf(shop, '/playground')];
    expect(second).toEqual(first);
  });
});
