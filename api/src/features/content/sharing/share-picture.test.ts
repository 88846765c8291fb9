import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { ShopPictures } from '../../shop/pictures/index.ts';

const it = shopTest();

interface Shared {
  readonly id: number;
  readonly imageUrl: string;
  readonly sharePictureUrl: string;
}

/** Products of one model whose picture already exists. */
async function sharedProducts(shop: TestShop, count: number): Promise<Shared[]> {
  const ids = await shop.rows<{ id: number }>(
    `select id from products order by count(*) over (partition by model_id) desc, model_id, id limit $1`,
    [count],
  );
  const { data } = await shop.graphql<{ productsByIds: Shared[] }>(
    'query ($ids: [Int!]!) { productsByIds(ids: $ids) { id imageUrl sharePictureUrl } }',
    { ids: ids.map(({ id }) => id) },
  );
  const folder = join(shop.config.dataDir, 'uploads/products');
  await mkdir(folder, { recursive: true });
  const tyre = sharp({ create: { width: 640, height: 640, channels: 3, background: '#222222' } });
  for (const name of new Set(data.productsByIds.map(({ imageUrl }) => basename(imageUrl))))
    await tyre.clone().webp().toFile(join(folder, name));
  return data.productsByIds;
}

describe('SEO-03 pictures of link previews', () => {
  it('SEO-03 a tyre is drawn once for concurrent requests, 1200 by 630 pixels, and kept for ever', async ({
    shop,
  }) => {
    const [tyre] = await sharedProducts(shop, 1);
    const path = tyre?.sharePictureUrl ?? '';
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.app.inject(path)));
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'public, max-age=31536000, immutable',
      ]);
    const bytes = answers[0]?.rawPayload ?? Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
    expect(await readdir(join(shop.config.dataDir, 'uploads/share'))).toEqual([`products-${basename(path)}`]);
    expect((await shop.app.inject(path)).rawPayload.equals(bytes)).toBe(true);
  });

  it('SEO-03 before the tyre’s picture is drawn, the caller is asked to retry and nothing is kept', async ({
    shop,
  }) => {
    const { data } = await shop.graphql<{ product: Shared }>('{ product(id: 19000) { sharePictureUrl } }');
    const drawing = vi.spyOn(shop.services.get(ShopPictures).pictures, 'open').mockResolvedValueOnce(null);
    const answer = await shop.app.inject(data.product.sharePictureUrl);
    expect(drawing).toHaveBeenCalledOnce();
    drawing.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });

  it('SEO-03 an article is drawn with its title, and changing it changes the URL', async ({ shop }) => {
    const read = async (): Promise<string> => {
      const { data } = await shop.graphql<{ blogPost: { sharePictureUrl: string } }>(
        '{ blogPost(id: 3) { sharePictureUrl } }',
      );
      return data.blogPost.sharePictureUrl;
    };
    await shop.rows('update blog_posts set featured_image = null where id = 3');
    const path = await read();
    const drawn = await shop.app.inject(path);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

    await shop.rows("update blog_posts set title = '<script>alert(1)</script> 🚗' where id = 3");
    await shop.announce('content');
    const changed = await read();
    expect(changed).not.toBe(path);
    const former = await shop.app.inject(path);
    expect([former.statusCode, former.headers.location]).toEqual([302, changed]);
    expect((await shop.app.inject(changed)).statusCode).toBe(200);
  });

  it('SEO-03 nothing is drawn for other URLs, and scripts in them are never echoed', async ({ shop }) => {
    await shop.rows('update products set deleted_at = now() where id = 5');
    for (const path of [
      '/share/products/999999999-0123456789ab.jpg',
      '/share/products/5-0123456789ab.jpg',
      '/share/products/0-0123456789ab.jpg',
      '/share/products/..%2F..%2Fsecret.jpg',
      '/share/models/1-0123456789ab.jpg',
      `/share/posts/${encodeURIComponent('<script>alert(1)</script>')}.jpg`,
      `/share/products/1-${encodeURIComponent('"><img src=x onerror=alert(1)>')}.jpg`,
    ]) {
      const { statusCode, headers, body } = await shop.app.inject(path);
      expect([statusCode, headers['content-type']], path).toEqual([404, 'application/json; charset=utf-8']);
      expect(body, path).not.toMatch(/<|onerror/);
    }
  });

  it("SEO-03 requests that can't be drawn in time are asked to retry", async ({ shop }) => {
    const tyres = await sharedProducts(shop, 40);
    const answers = await Promise.all(tyres.map(({ sharePictureUrl }) => shop.app.inject(sharePictureUrl)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(tyres.length);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});
