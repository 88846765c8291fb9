import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { aForm, ask, type LegacyAnswer } from '../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { aProduct, send } from './product-write.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('files that aren’t usable pictures', () => {
  const rejected = async (
    shop: TestShop,
    admin: SignedIn,
    bytes: Buffer,
    name = 'photo.jpg',
  ): Promise<LegacyAnswer> => {
    const { body, headers } = aForm(
      aProduct({ price: '10', stock_quantity: '1' }) as Record<string, string>,
      [{ name, bytes }],
    );
    return send(shop, admin, 'POST', '/products', body, headers);
  };

  it('a script, a vector graphic, a broken picture and a tiny picture are refused by their content', async ({
    shop,
    admin,
  }) => {
    const half = (
      await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer()
    ).subarray(0, 3_000);
    const dot = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const cases: readonly [Buffer, string][] = [
      [Buffer.from('<script>alert(1)</script>'), 'A picture must be a JPEG, PNG, WebP or AVIF'],
      [
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
        ),
        'A picture must be a JPEG, PNG, WebP or AVIF',
      ],
      [half, 'This picture is damaged'],
      [dot, 'A picture must be at least 100 pixels wide and high'],
    ];
    for (const [bytes, message] of cases)
      expect(await rejected(shop, admin, bytes)).toMatchObject({
        status: 400,
        body: { success: false, fields: [{ path: 'images.0', message }] },
      });
  });

  it('a decompression bomb is recognised by its header', async ({ shop, admin }) => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await rejected(shop, admin, bomb)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'images.0', message: 'A picture may have at most 50 million pixels' }] },
    });
  });

  it('an address on another site is refused as a picture', async ({ shop, admin }) => {
    for (const url of [
      'https://evil.example/x.webp',
      '/uploads/products/../../etc/passwd',
      '/uploads/products/upload-00000000000000000000000000000000-640.webp',
    ])
      expect(
        await send(shop, admin, 'POST', '/products', aProduct({ images: [{ image_url: url }] })),
      ).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'images.0' }] },
      });
    expect(existsSync(join(shop.config.dataDir, 'etc'))).toBe(false);
  });

  it('fifty megabytes are refused, by declared and by actual size', async ({ shop, admin }) => {
    const { headers } = aForm({});
    const huge = aForm({}, [{ name: 'x.jpg', bytes: Buffer.alloc(50 * 1024 * 1024) }]);
    expect(await send(shop, admin, 'POST', '/products', huge.body, headers)).toMatchObject({
      status: 413,
      body: { success: false },
    });
    const large = aForm({}, [{ name: 'x.jpg', bytes: Buffer.alloc(11 * 1024 * 1024) }]);
    expect(await send(shop, admin, 'POST', '/products', large.body, headers)).toMatchObject({
      status: 413,
      body: { success: false, message: 'A picture can be up to 10 MB.' },
    });
  });

  it.for([
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length - 30)],
    ['of noise', () => Buffer.from('not a form')],
    ['empty', () => Buffer.alloc(0)],
  ] as const)('a form %s is refused', async ([_what, cut], { shop, admin }) => {
    const { body, headers } = aForm({ sku: 'HALF-1' });
    expect(await send(shop, admin, 'POST', '/products', cut(body), headers)).toMatchObject({
      status: 400,
      body: { success: false },
    });
  });

  it('a form without its boundary, and a form where none is accepted, are refused', async ({
    shop,
    admin,
  }) => {
    expect(
      await send(shop, admin, 'POST', '/products', aForm({}).body, { 'content-type': 'multipart/form-data' }),
    ).toMatchObject({ status: 400, body: { success: false } });
    const { body, headers } = aForm({ email: 'x' });
    expect(await ask(shop, 'POST', '/auth/login', { body, headers })).toMatchObject({
      status: 415,
      body: { success: false },
    });
  });
});
