import { SHOP_TEXTS } from '@treadline/schema/input/shop-text';
import { keysOf } from '@treadline/schema/trade/values/words';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { aForm, ask, first, get, keys } from '../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

describe('POLICY-10 page texts written by a legacy client', () => {
  it('POLICY-08 the list for administrators has every page as written', async ({ shop, admin, customer }) => {
    const { status, body } = await get(shop, '/page-contents/admin', admin);
    expect(status).toBe(200);
    expect((body['pages'] as unknown as { slug: string }[]).map(({ slug }) => slug).toSorted()).toEqual(
      ['cookies', 'privacy', 'returns', 'review-policy', 'terms', ...keysOf(SHOP_TEXTS)].toSorted(),
    );
    expect(keys(first(body['pages']))).toEqual([
      'content',
      'last_updated_at',
      'removed_at',
      'slug',
      'title',
      'version',
    ]);
    expect(body['pages']).toContainEqual(
      expect.objectContaining({ slug: 'returns', content: expect.stringContaining('{{returnDays}}') }),
    );
    expect((await get(shop, '/page-contents/admin')).status).toBe(401);
    expect((await get(shop, '/page-contents/admin', customer)).status).toBe(403);
  });

  it('POLICY-09 POST adds a page, once per slug', async ({ shop, admin }) => {
    const body = { slug: 'tyre-recycling', title: 'Tyre recycling', content: '<p onclick="x()">Free.</p>' };
    const made = await ask(shop, 'POST', '/page-contents', { body, headers: admin.headers });
    expect(made).toMatchObject({
      status: 201,
      body: { success: true, page: { slug: 'tyre-recycling', content: '<p>Free.</p>', version: 1 } },
    });
    expect((await get(shop, '/page-contents/tyre-recycling')).body).toMatchObject({
      title: 'Tyre recycling',
    });
    expect(await ask(shop, 'POST', '/page-contents', { body, headers: admin.headers })).toMatchObject({
      status: 409,
      body: { success: false, error: 'Another page has this address already.' },
    });
  });

  it('C-57 PUT changes a page, and a stale version is refused with 409', async ({ shop, admin }) => {
    const change = (version?: number) =>
      ask(shop, 'PUT', '/page-contents/terms', {
        body: { title: `Terms after ${version}`, content: '<p>Fair.</p>', version },
        headers: admin.headers,
      });
    expect(await change(1)).toMatchObject({ status: 200, body: { page: { version: 2 } } });
    expect(await change(1)).toMatchObject({
      status: 409,
      body: {
        success: false,
        message: 'Someone else has changed this in the meantime. Compare the two before you save.',
      },
    });
    expect(await change()).toMatchObject({ status: 200, body: { page: { version: 3 } } });
  });

  it('POLICY-10 every refusal has the server’s message', async ({ shop, admin }) => {
    const put = (slug: string, body: object) =>
      ask(shop, 'PUT', `/page-contents/${slug}`, { body, headers: admin.headers });
    expect(await put('nowhere', { title: 'Title', content: '<p>Text</p>' })).toMatchObject({
      status: 404,
      body: { message: 'Page content not found' },
    });
    expect(await put('terms', { title: '', content: '<p>Text</p>' })).toMatchObject({
      status: 400,
      body: {
        message: 'We couldn’t save this page',
        fields: [{ path: 'title', message: 'Give the page a title' }],
      },
    });
    expect(await put('terms', { title: 'Title', content: '<script>a</script>' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'content', message: 'Write the text of the page' }] },
    });
    expect(await put('terms', { title: 'Title', content: 'x'.repeat(1_000_000) })).toMatchObject({
      status: 413,
    });
  });

  it('POLICY-12 the history lists the versions, and restoring one makes a new one', async ({
    shop,
    admin,
  }) => {
    const body = { title: 'Cookies', content: '<p>None.</p>' };
    await ask(shop, 'PUT', '/page-contents/cookies', { body, headers: admin.headers });
    const history = async () => (await get(shop, '/page-contents/cookies/history', admin)).body['versions'];
    expect(await history()).toMatchObject([
      { version: 2, title: 'Cookies', created_at: '2026-11-20T10:00:00.000Z', restored_from: null },
      { version: 1, title: 'Cookie Policy', author_name: null },
    ]);
    const restored = await ask(shop, 'POST', '/page-contents/cookies/restore/1', { headers: admin.headers });
    expect(restored).toMatchObject({ status: 200, body: { page: { title: 'Cookie Policy', version: 3 } } });
    expect(first(await history())).toMatchObject({ version: 3, restored_from: 1 });
    const missing = ['/page-contents/cookies/restore/9', '/page-contents/nowhere/restore/1'];
    for (const path of missing)
      expect((await ask(shop, 'POST', path, { headers: admin.headers })).status, path).toBe(404);
    expect((await get(shop, '/page-contents/nowhere/history', admin)).status).toBe(404);
  });

  it('POLICY-11 DELETE takes a page off the shop, but not one that the shop links to', async ({
    shop,
    admin,
  }) => {
    const body = { slug: 'to-delete', title: 'To delete', content: '<p>Soon gone.</p>' };
    await ask(shop, 'POST', '/page-contents', { body, headers: admin.headers });
    const remove = (slug: string) =>
      ask(shop, 'DELETE', `/page-contents/${slug}`, { headers: admin.headers });
    expect(await remove('to-delete')).toMatchObject({
      status: 200,
      body: { success: true, slug: 'to-delete' },
    });
    expect((await get(shop, '/page-contents/to-delete')).status).toBe(404);
    expect((await remove('to-delete')).status).toBe(404);
    expect((await remove('privacy')).status).toBe(409);
    expect((await get(shop, '/page-contents/privacy')).status).toBe(200);
  });

  it('a picture for a text is stored, and anything else is refused with a sentence', async ({
    shop,
    admin,
  }) => {
    const upload = (bytes: Buffer, name: string) => {
      const { body, headers } = aForm({}, [{ name, bytes }]);
      return ask(shop, 'POST', '/pictures', { body, headers: { ...admin.headers, ...headers } });
    };
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer();
    const stored = await upload(photo, 'photo.jpg');
    expect(stored).toMatchObject({
      status: 201,
      body: { url: expect.stringMatching(/^\/uploads\/products\/upload-[0-9a-f]{32}-640\.webp$/) },
    });
    expect((await shop.app.inject(String(stored.body['url']))).headers['content-type']).toBe('image/webp');
    for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('<script>alert(1)</script>')])
      expect(await upload(bytes, 'photo.jpg')).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'file', message: 'A picture must be a JPEG, PNG, WebP or AVIF' }] },
      });
    const two = aForm({}, [
      { name: 'one.jpg', bytes: photo },
      { name: 'two.jpg', bytes: photo },
    ]);
    expect(
      await ask(shop, 'POST', '/pictures', { body: two.body, headers: { ...admin.headers, ...two.headers } }),
    ).toMatchObject({ status: 400, body: { message: 'Please send one file at a time.' } });
    expect(await ask(shop, 'POST', '/pictures', { body: {}, headers: admin.headers })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file', message: 'Choose a picture' }] },
    });
    expect((await upload(Buffer.alloc(12 * 1024 * 1024), 'huge.jpg')).status).toBe(413);
  });

  it('C-42 a change repeated under its Idempotency-Key is made once', async ({ shop, admin }) => {
    const put = () =>
      ask(shop, 'PUT', '/page-contents/review-policy', {
        body: { title: 'Reviews', content: '<p>Fair.</p>', version: 1 },
        headers: { ...admin.headers, 'idempotency-key': 'page-1' },
      });
    const [made, again] = [await put(), await put()];
    expect([made.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(made.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });
});
