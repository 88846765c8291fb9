import { isAtLeast } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();

it('C-56 a withdrawn tyre is named, with other tyres of its size instead', async ({ shop }) => {
  const [tyre] = await shop.rows<{ id: number; slug: string; name: string; size: string }>(
    `update products set deleted_at = now() where id = (
      select id from products p where (select count(*) from products o where o.size = p.size
        and o.category = p.category and o.model_id <> p.model_id and o.load_index >= p.load_index
        and o.speed_rating = p.speed_rating) > 4 order by id limit 1)
      returning id, slug, name, size`,
  );
  await shop.rows('update products set deleted_at = now(), published = false where id = 6000');
  const ask = async (key: string): Promise<unknown> => {
    const { data } = await shop.graphql<{ deletedProduct: unknown }>(
      'query ($key: String!) { deletedProduct(key: $key) { name size instead { size } } }',
      { key },
    );
    return data.deletedProduct;
  };
  const removed = {
    name: tyre?.name,
    size: tyre?.size,
    instead: Array.from({ length: 4 }, () => ({ size: tyre?.size })),
  };
  expect(await ask(tyre?.slug ?? '')).toEqual(removed);
  expect(await ask(String(tyre?.id))).toEqual(removed);
  const [sold] = await shop.rows<{ slug: string }>('select slug from products where id = 7000');
  for (const key of [sold?.slug ?? '', '6000', 'no-such-tyre']) expect(await ask(key), key).toBeNull();
});

it('C-56 tyres shown instead have at least its load index and speed rating', async ({ shop }) => {
  const [tyre] = await shop.rows<{ slug: string; load: number; speed: string }>(
    `update products set deleted_at = now() where id = (select id from products
        where size = '205/55 R16' and category = 'CAR' and published and deleted_at is null
          and speed_rating = 'V' order by load_index desc, id limit 1)
      returning slug, load_index as load, speed_rating as speed`,
  );
  const [others] = await shop.rows(
    `select bool_or(load_index < $1) as weaker, bool_or(speed_rating = 'H') as slower
      from products where size = '205/55 R16' and category = 'CAR' and published and deleted_at is null`,
    [tyre?.load],
  );
  expect(others).toEqual({ weaker: true, slower: true });
  const { data } = await shop.graphql<{
    deletedProduct: { instead: { loadIndex: number; speedRating: string }[] };
  }>('query ($key: String!) { deletedProduct(key: $key) { instead { loadIndex speedRating } } }', {
    key: tyre?.slug,
  });
  const { instead } = data.deletedProduct;
  expect(instead).not.toEqual([]);
  for (const { loadIndex, speedRating } of instead) {
    expect(loadIndex).toBeGreaterThanOrEqual(tyre?.load ?? Infinity);
    expect(isAtLeast(speedRating, tyre?.speed ?? '')).toBe(true);
  }
});

it('C-56 a withdrawn article and page are named, drafts are not', async ({ shop }) => {
  await shop.rows('update blog_posts set removed_at = now() where id = 3');
  await shop.rows('update blog_posts set removed_at = now(), published_at = null where id = 4');
  await shop.rows("insert into pages values ('trade', 'Trade', '<p>Trade</p>', now())");
  await shop.rows("update pages set removed_at = now() where slug = 'trade'");
  const slugs = await shop.rows<{ id: number; slug: string; title: string }>(
    'select id, slug, title from blog_posts where id in (3, 4, 5) order by id',
  );
  const titles: unknown[] = [];
  // The requested address can be longer than any slug.
  for (const { slug } of [...slugs, { slug: 'x'.repeat(500) }]) {
    const { data } = await shop.graphql('query ($slug: String!) { deletedBlogPostTitle(slug: $slug) }', {
      slug,
    });
    titles.push(data);
  }
  expect(titles).toEqual([
    { deletedBlogPostTitle: slugs[0]?.title },
    { deletedBlogPostTitle: null },
    { deletedBlogPostTitle: null },
    { deletedBlogPostTitle: null },
  ]);
  const { data } = await shop.graphql(
    '{ gone: deletedPageTitle(slug: "trade") kept: deletedPageTitle(slug: "terms") }',
  );
  expect(data).toEqual({ gone: 'Trade', kept: null });
});
