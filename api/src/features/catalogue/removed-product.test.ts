import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';

const it = shopTest();

it('C-56 a tyre that was taken off the shop is named, with others of its size instead', async ({ shop }) => {
  const [tyre] = await shop.rows<{ id: number; slug: string; name: string; size: string }>(
    `update products set deleted_at = now() where id = (
      select id from products p where (select count(*) from products o where o.size = p.size
        and o.category = p.category and o.model_id <> p.model_id) > 4 order by id limit 1)
      returning id, slug, name, size`,
  );
  await shop.rows('update products set deleted_at = now(), published = false where id = 6000');
  const ask = async (key: string): Promise<unknown> => {
    const { data } = await shop.graphql<{ removedProduct: unknown }>(
      'query ($key: String!) { removedProduct(key: $key) { name size instead { size } } }',
      { key },
    );
    return data.removedProduct;
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

it('C-56 an article and a page that were taken off the shop are named, drafts are not', async ({ shop }) => {
  await shop.rows('update blog_posts set removed_at = now() where id = 3');
  await shop.rows('update blog_posts set removed_at = now(), published_at = null where id = 4');
  await shop.rows("insert into pages values ('trade', 'Trade', '<p>Trade</p>', now())");
  await shop.rows("update pages set removed_at = now() where slug = 'trade'");
  const slugs = await shop.rows<{ id: number; slug: string; title: string }>(
    'select id, slug, title from blog_posts where id in (3, 4, 5) order by id',
  );
  const titles: unknown[] = [];
  for (const { slug } of slugs) {
    const { data } = await shop.graphql('query ($slug: String!) { removedBlogPostTitle(slug: $slug) }', {
      slug,
    });
    titles.push(data);
  }
  expect(titles).toEqual([
    { removedBlogPostTitle: slugs[0]?.title },
    { removedBlogPostTitle: null },
    { removedBlogPostTitle: null },
  ]);
  const { data } = await shop.graphql(
    '{ gone: removedPageTitle(slug: "trade") kept: removedPageTitle(slug: "terms") }',
  );
  expect(data).toEqual({ gone: 'Trade', kept: null });
});
