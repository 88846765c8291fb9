import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

interface Page {
  title: string;
  content: string;
  lastUpdatedAt: string;
}

const PAGE = 'query ($slug: String!) { page(slug: $slug) { title content lastUpdatedAt } }';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const page = async (slug: string): Promise<Page | null> =>
  (await shop.graphql<{ page: Page | null }>(PAGE, { slug })).data.page;

describe('pages the owner writes', () => {
  it.each([
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms and Conditions'],
    ['returns', 'Returns & Refunds Policy'],
    ['cookies', 'Cookie Policy'],
  ])('POLICY-01 answers %s as %s, with every figure filled in', async (slug, title) => {
    const found = await page(slug);
    expect(found?.title).toBe(title);
    expect(found?.content).toMatch(/^<h2>/);
    expect(found?.content).not.toContain('{{');
  });

  it('answers null for a page that is not there', async () => {
    expect(await page('imprint')).toBeNull();
  });

  it('C-05 follows a setting the owner changes', async () => {
    expect((await page('returns'))?.content).toContain('Our 30-day returns');
    await shop.rows('insert into settings (key, value) values ($1, $2)', ['returnDays', '60']);
    await shop.services.platform.versions.bump('settings');
    expect((await page('returns'))?.content).toContain('Our 60-day returns');
  });
});
