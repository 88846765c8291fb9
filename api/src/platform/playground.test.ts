import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { aWebClient } from '../../test/web-client.builder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ pages: aWebClient() });
});
afterAll(() => shop.close());

/** The content policy of an address, by directive. */
async function policyOf(url: string): Promise<Record<string, string>> {
  const { headers } = await shop.app.inject(url);
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );
}

describe('the playground', () => {
  it('is a page that search engines leave out', async () => {
    const { statusCode, headers } = await shop.app.inject('/playground');
    expect({ statusCode, type: headers['content-type'], robots: headers['x-robots-tag'] }).toEqual({
      statusCode: 200,
      type: 'text/html; charset=utf-8',
      robots: 'noindex',
    });
  });

  it('may write styles and use the font within its style sheet, and nothing else that pages may not', async () => {
    const [page, playground] = [await policyOf('/shop'), await policyOf('/playground')];
    expect(playground).toEqual({
      ...page,
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self' data:",
      'worker-src': "'self'",
    });
    expect(page).toMatchObject({ 'style-src': "'self'", 'script-src': "'self'" });
  });

  it('has its own policy however often it is asked for', async () => {
    const [first, second] = [await policyOf('/playground'), await policyOf('/playground')];
    expect(second).toEqual(first);
  });
});
