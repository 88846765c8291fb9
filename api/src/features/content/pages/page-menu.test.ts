import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { aPage, PAGE_WRITES, writePage } from './page-write.builder.ts';

const it = shopTest();

const linked = async (shop: TestShop): Promise<unknown> =>
  (await shop.graphql<{ menuPages: unknown }>('{ menuPages { title path menu } }')).data.menuPages;
const text = { title: 'First', content: '<p>First text</p>' };

it('menus link to the owner’s pages in their order, until they’re deleted', async ({ shop, admin }) => {
  const [one, other] = [await aPage(shop, admin), await aPage(shop, admin)];
  expect(await linked(shop)).toEqual([]);
  for (const [slug, menu, menuOrder] of [
    [one, 'FOOTER_HELP', 2],
    [other, 'HEADER', 1],
  ] as const) {
    const input = { slug, ...text, menu, menuOrder };
    // The text is the same, so the page keeps its version.
    expect(await writePage(shop, admin, PAGE_WRITES.change, { input })).toMatchObject({
      page: { version: 1 },
    });
  }
  // Changes that don't name a menu keep it.
  await writePage(shop, admin, PAGE_WRITES.change, {
    input: { slug: one, ...text, title: 'Of {{shopName}}' },
  });
  expect(await linked(shop)).toEqual([
    { title: 'First', path: `/pages/${other}`, menu: 'HEADER' },
    { title: 'Of Treadline', path: `/pages/${one}`, menu: 'FOOTER_HELP' },
  ]);
  await writePage(shop, admin, PAGE_WRITES.remove, { slug: other });
  expect(await linked(shop)).toMatchObject([{ menu: 'FOOTER_HELP' }]);
});

it('texts with a place of their own are never in a menu, and can’t be deleted', async ({ shop, admin }) => {
  const input = { slug: 'shop-about', title: 'About', content: '<p>Us</p>', menu: 'HEADER' };
  expect(await writePage(shop, admin, PAGE_WRITES.change, { input })).toMatchObject({
    page: { path: '/about', version: 2 },
  });
  expect(await linked(shop)).not.toContainEqual(expect.objectContaining({ path: '/about' }));
  expect(await writePage(shop, admin, PAGE_WRITES.remove, { slug: 'shop-about' })).toMatchObject({
    __typename: 'PageRequired',
  });
});
