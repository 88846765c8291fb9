import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { aForm, ask } from '../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aProduct, send, productOf, added } from './product-write.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('ADMIN-06 POST /api/products', () => {
  it('ADMIN-06 adding a product accepts JSON with numbers as text, and the product is in the shop at once', async ({
    shop,
    admin,
  }) => {
    const before = (await ask(shop, 'GET', '/products?search=205/55R16&brand=Michelin&limit=1')).body[
      'pagination'
    ] as unknown as { totalProducts: number };
    const answer = await send(
      shop,
      admin,
      'POST',
      '/products',
      aProduct({
        price: '94.20',
        fitted_price: '116.5',
        load_index: 91,
        stock_quantity: '12',
        fuel_efficiency: 'B',
        wet_grip: 'A',
        noise_level: 70,
      }),
    );
    expect(answer.status).toBe(201);
    const product = productOf(answer);
    expect(product).toMatchObject({
      name: 'Michelin Primacy 4+ 205/55 R16 91V',
      brand: 'Michelin',
      model_slug: 'primacy-4-plus',
      category: 'Car Tyres',
      season: 'Summer',
      price: 94.2,
      mail_order_price: null,
      fitted_price: 116.5,
      stock_quantity: 12,
      load_index: '91',
      noise_level: 70,
    });
    expect((await ask(shop, 'GET', `/products/slug/${product.slug}`)).body).toMatchObject({
      id: product.id,
      price: 94.2,
    });
    expect(
      (await ask(shop, 'GET', '/products?search=205/55R16&brand=Michelin&limit=1')).body['pagination'],
    ).toMatchObject({ totalProducts: before.totalProducts + 1 });
    expect(
      await shop.rows('select quantity, reason from stock_movements where product_id = $1', [product.id]),
    ).toEqual([{ quantity: 12, reason: 'ADJUSTED' }]);
    expect(
      await shop.rows(
        `select action, actor_role, actor_id
          from audit_entries
          where subject = 'product' and subject_id = $1`,
        [String(product.id)],
      ),
    ).toEqual([{ action: 'made', actor_role: 'ADMIN', actor_id: admin.id }]);
  });

  it('ENT1-02 a form’s pictures are redrawn as WebP and AVIF in three widths without camera data', async ({
    shop,
    admin,
  }) => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Sam Carter, 4 Ivel Road' } })
      .toBuffer();
    expect(photo.includes('Ivel Road')).toBe(true);
    const { body, headers } = aForm(
      { ...(aProduct() as Record<string, string>), price: '99.99', stock_quantity: '3' },
      [{ name: 'photo.jpg', bytes: photo }],
    );
    const answer = await send(shop, admin, 'POST', '/products', body, headers);
    expect(answer).toMatchObject({ status: 201 });
    const { image_url: url, images } = productOf(answer) as unknown as {
      image_url: string;
      images: { image_url: string; type: string }[];
    };
    expect(url).toMatch(/^\/uploads\/products\/upload-[0-9a-f]{32}-640\.webp$/);
    expect(images).toEqual([{ image_url: url.replace('-640', '-1280'), type: 'large' }]);
    const { images: pictures } = (await ask(shop, 'GET', '/models/primacy-4-plus')).body as unknown as {
      images: { image_url: string }[];
    };
    expect(productOf(answer)).toMatchObject({
      product_images: [{ image_url: url }],
      model_images: pictures.map(({ image_url: address }) => ({ image_url: address })),
    });
    for (const width of [320, 480, 640, 960, 1280])
      for (const [format, type] of [
        ['webp', 'image/webp'],
        ['avif', 'image/avif'],
        ['jpg', 'image/jpeg'],
      ]) {
        const picture = await shop.app.inject(url.replace('-640.webp', `-${width}.${format}`));
        expect({ status: picture.statusCode, type: picture.headers['content-type'] }).toEqual({
          status: 200,
          type,
        });
        expect(picture.rawPayload.includes('Ivel Road')).toBe(false);
        expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width, height: width });
      }
    // The JSON body refers to pictures by their addresses.
    const again = await added(shop, admin, { images: [{ image_url: url }] });
    expect(again['image_url']).toBe(url);
  });

  it('C-42 a product resent within a minute, as JSON after a form, gets the first reply and adds nothing', async ({
    shop,
    admin,
  }) => {
    const fields = aProduct({ price: '77', stock_quantity: '1' }) as Record<string, string>;
    const form = aForm(fields);
    const first = await send(shop, admin, 'POST', '/products', form.body, form.headers);
    const second = await send(shop, admin, 'POST', '/products', fields);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await shop.rows('select count(*) as n from products where sku = $1', [fields['sku']])).toEqual([
      { n: 1 },
    ]);
    shop.setNow(new Date(NOW.getTime() + 61_000));
    expect(await send(shop, admin, 'POST', '/products', fields)).toMatchObject({
      status: 409,
      body: { success: false, message: 'Another product already has this SKU.' },
    });
    shop.setNow(NOW);
  });

  it('C-42 a product whose SKU was refused can be sent again', async ({ shop, admin }) => {
    const product = aProduct({ size: 'huge' });
    expect(await send(shop, admin, 'POST', '/products', product)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'size', message: 'A size looks like 205/55 R16' }] },
    });
    expect(await send(shop, admin, 'POST', '/products', { ...product, size: '205/55 R16' })).toMatchObject({
      status: 201,
    });
  });
});
