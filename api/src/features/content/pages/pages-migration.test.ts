import { expect } from 'vitest';
import { Migration0085ClosedTags } from '../../../../migrations/0085-closed-tags.ts';
import { Migration0101ReturnsInShort } from '../../../../migrations/0101-returns-in-short.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { MigrationClass } from '../../../platform/database/database.ts';

const it = shopTest();

const STRAY =
  '<p>A, <a href="/returns" rel="noopener">b</no-tag> c<br /></p><table><tbody><tr><td colspan="2">d</no-tag></tr>' +
  '</tbody></table><p>e</p>';
const CLOSED = STRAY.replace('</no-tag>', '</a>').replace('</no-tag>', '</td>');

async function migrate(shop: TestShop, One: MigrationClass): Promise<void> {
  const { em, config } = shop.services.platform.orm;
  await em.fork().transactional(async (inner) => {
    const migration = new One(inner.getDriver(), config);
    migration.up();
    for (const query of migration.getQueries()) await inner.execute(String(query));
  });
}

it('C-31 the migration closes elements under their own names in pages, their versions and articles', async ({
  shop,
}) => {
  const texts = await shop.rows<{ content: string }>(
    'select content from pages union all select content from blog_posts',
  );
  expect(texts.filter(({ content }) => content.includes('no-tag'))).toEqual([]);

  await shop.rows("update pages set content = $1 where slug = 'terms'", [STRAY]);
  await shop.rows(
    `insert into page_versions (slug, version, title, content, written_at, actor_role)
      select slug, 7, title, content, last_updated_at, 'SHOP' from pages where slug = 'terms'`,
  );
  const [post] = await shop.rows<{ id: number }>(
    'update blog_posts set content = $1 where id = (select min(id) from blog_posts) returning id',
    [STRAY],
  );
  await migrate(shop, Migration0085ClosedTags);

  expect(
    await shop.rows(
      `select content from pages where slug = 'terms'
        union all select content from page_versions where version = 7
        union all select content from blog_posts where id = $1`,
      [post?.id],
    ),
  ).toEqual([{ content: CLOSED }, { content: CLOSED }, { content: CLOSED }]);
  await expect(shop.rows("update page_versions set title = 'x'")).rejects.toThrow('append-only');
});

it('the migration mends what the page about returns said of delivery, once, and keeps the old version', async ({
  shop,
}) => {
  const versions = () =>
    shop.rows<{ version: number; content: string }>(
      `select p.version, v.content from pages p join page_versions v using (slug, version)
        where slug = 'returns' and v.content = p.content`,
    );
  const [now] = await versions();
  const old = '<td>Your money back, including the cost of standard delivery</td>';
  const mended =
    '<td>The price of the tyres back, and the cost of standard delivery if you send everything back</td>';
  expect(now?.content).toContain(mended);
  await shop.rows("update pages set content = replace(content, $1, $2) where slug = 'returns'", [
    mended,
    old,
  ]);
  for (const _ of [1, 2]) await migrate(shop, Migration0101ReturnsInShort);
  expect(await versions()).toEqual([{ version: Number(now?.version) + 1, content: now?.content }]);
});
