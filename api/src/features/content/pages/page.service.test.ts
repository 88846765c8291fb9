import { refundTerm } from '@treadline/schema/trade/order/refund-due';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

interface Page {
  title: string;
  content: string;
  lastUpdatedAt: string;
}

const PAGE = 'query ($slug: String!) { page(slug: $slug) { title content lastUpdatedAt } }';

const it = shopTest();

const page = async (shop: TestShop, slug: string): Promise<Page | null> =>
  (await shop.graphql<{ page: Page | null }>(PAGE, { slug })).data.page;

describe('pages that the owner edits', () => {
  it.for([
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms and Conditions'],
    ['returns', 'Returns & Refunds Policy'],
    ['cookies', 'Cookie Policy'],
  ] as const)('POLICY-01 returns %s as %s, with every figure filled in', async ([slug, title], { shop }) => {
    const found = await page(shop, slug);
    expect(found?.title).toBe(title);
    expect(found?.content).toMatch(/^<h2>/);
    expect(found?.content).not.toContain('{{');
  });

  it.for([
    ['CANCELLATION', 'COLLECTION'],
    ['CANCELLATION', 'OWN_CARRIER'],
    ['UNUSED', 'OWN_CARRIER'],
    ['FAULTY', 'COLLECTION'],
  ] as const)(
    'says when a return for %s by %s is refunded, as its emails do',
    async ([reason, method], { shop }) => {
      expect((await page(shop, 'returns'))?.content).toContain(refundTerm({ reason, method }));
    },
  );

  it('returns null for an unknown page', async ({ shop }) => {
    expect(await page(shop, 'imprint')).toBeNull();
  });

  it('C-05 follows a setting that the owner changes', async ({ shop }) => {
    expect((await page(shop, 'returns'))?.content).toContain('Our 30-day returns');
    await shop.rows('insert into settings (key, value) values ($1, $2)', ['returnDays', '60']);
    await shop.announce('settings');
    expect((await page(shop, 'returns'))?.content).toContain('Our 60-day returns');
  });
});
