import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();

const DOCUMENT = 'query ($slug: String!) { page(slug: $slug) { slug title content lastUpdatedAt } }';

it.for(['privacy', 'terms', 'returns', 'cookies'])(
  'C-48 the page %s shows the shop’s details from its settings',
  async (slug, { shop }) => {
    const { data } = await shop.graphql<{ page: { title: string; content: string } }>(DOCUMENT, { slug });
    expect(data.page).toMatchObject({
      slug,
      title: expect.stringMatching(/\w+/),
      lastUpdatedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(data.page.content).toMatch(/treadline/i);
    expect(data.page.content).not.toMatch(/\{\{|<script/);
  },
);

it('a changed setting shows in the text at once', async ({ shop }) => {
  await shop.rows(`insert into settings (key, value, updated_at) values ('shopName', '"Ivel Tyres"', now())`);
  await shop.announce('settings');
  expect(
    (await shop.graphql<{ page: { content: string } }>(DOCUMENT, { slug: 'terms' })).data.page.content,
  ).toContain('Ivel Tyres');
});

it('an unknown page is null', async ({ shop }) => {
  for (const slug of ['', 'nothing', "'; drop table pages; --", '../terms'])
    expect((await shop.graphql(DOCUMENT, { slug })).data).toEqual({ page: null });
});
