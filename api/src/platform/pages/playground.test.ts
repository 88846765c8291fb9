import { describe, expect } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

const it = shopTest({ pages: aWebClient() });

async function policyOf(shop: TestShop, url: string): Promise<unknown> {
  return (await shop.app.inject(url)).headers['content-security-policy'];
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

  it('has the content policy of all pages', async ({ shop }) => {
    const [page, playground] = [await policyOf(shop, '/shop'), await policyOf(shop, '/playground')];
    expect(playground).toEqual(page);
    expect(playground).toContain("style-src 'self';");
  });
});
