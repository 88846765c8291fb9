import { describe, expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  anOpenCheckout,
  BUY,
  checkOut,
  orderOf,
  stockOf,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop } from '../../../../test/test-shop.ts';

const NASTY = `Robert'); drop table orders; -- <script>alert("x")</script> \${7*7} & 100% “ok” 🛞`;

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

it('the documented purchase opens a payment page', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const input = {
    items: [{ productId: product.id, quantity: 2 }],
    email: 'sam@example.com',
    phone: '01632 960 001',
    shippingAddress: anAddress(),
    billingAddress: anAddress({ city: 'Luton' }),
    deliveryMethod: 'STANDARD',
    subscribeNewsletter: true,
    acceptTerms: true,
  };
  const { data } = await shop.graphql<{
    createCheckout: { orderId: string; sessionId: string; url: string };
  }>(BUY, { input });
  const { orderId, sessionId, url } = data.createCheckout;
  expect(url).toContain(sessionId);
  const page = await (await fetch(url)).text();
  expect(page).toContain('£194.97');
  const [order] = await shop.rows(
    `select newsletter_requested, phone, billing_address, reserved_until, total_pence, currency
      from orders
      where id = $1`,
    [orderId],
  );
  expect(order).toMatchObject({
    newsletter_requested: true,
    phone: '01632 960 001',
    billing_address: { city: 'Luton' },
    reserved_until: new Date('2026-11-20T10:35:00Z'),
    total_pence: 19_497,
    currency: 'gbp',
  });
});

it('an order line keeps the name, brand, size, SKU and price from when it was placed', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { price: 8_949 });
  const [before] = await shop.rows<{ brand: string; size: string; sku: string }>(
    `update products p set cost_pence = 5100 from brands b where p.id = $1 and b.id = p.brand_id
      returning b.name as brand, p.size, p.sku`,
    [product.id],
  );
  const { orderId } = await anOpenCheckout(shop, product, { quantity: 2 });
  await shop.rows(
    `update products set name = 'Renamed', mail_order_price_pence = 1, cost_pence = 1 where id = $1`,
    [product.id],
  );
  expect(
    await shop.rows(
      `select product_name, product_brand, product_size, product_sku, unit_price_pence, cost_pence,
          quantity, line_total_pence
        from order_lines
        where order_id = $1`,
      [orderId],
    ),
  ).toEqual([
    {
      product_name: product.name,
      product_brand: before?.brand,
      product_size: before?.size,
      product_sku: before?.sku,
      unit_price_pence: 8_949,
      cost_pence: 5_100,
      quantity: 2,
      line_total_pence: 17_898,
    },
  ]);
});

it.for(['price', 'unitPrice', 'lineTotal', 'total'])(
  'CHK-12 a client can’t send its own %s',
  async (field, { shop }) => {
    const product = await aBuyableProduct(shop);
    const { status, errors } = await shop.graphql(BUY, {
      input: aCheckout({ items: [{ productId: product.id, quantity: 1, [field]: 1 }] }),
    });
    expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });
  },
);

describe('an order’s numbers', () => {
  it('C-32 are a short order number and a tracking number of twelve characters that nobody can guess', async ({
    shop,
  }) => {
    const { orderNumber, trackingNumber } = await anOpenCheckout(shop, await aBuyableProduct(shop));
    expect(orderNumber).toMatch(/^TFL-\d{4}-\d{4}$/);
    expect(trackingNumber).toMatch(/^TFL2611(?:-[\dA-HJKMNP-TV-Z]{4}){3}$/);
  });

  it.for([
    ['number', 'orderNumber'],
    ['tracking_number', 'trackingNumber'],
  ] as const)(
    '%s is drawn again if it’s taken, and the units are reserved once',
    async ([column, name], { shop }) => {
      const taken = (await anOpenCheckout(shop, await aBuyableProduct(shop)))[name];
      const product = await aBuyableProduct(shop);
      await shop.rows('create sequence draws');
      await shop.rows(
        `
        create function draw_a_taken_number() returns trigger language plpgsql as $$ begin if nextval('draws')
          <= 3 then new.${column} := '${taken}'; end if; return new; end $$`,
      );
      await shop.rows(
        'create trigger draw_a_taken_number before insert on orders for each row ' +
          'execute function draw_a_taken_number()',
      );
      const placed = await anOpenCheckout(shop, product, { quantity: 2 });
      await shop.rows('drop trigger draw_a_taken_number on orders');
      expect(placed[name]).not.toBe(taken);
      expect(await shop.rows('select last_value::integer as draws from draws')).toEqual([{ draws: 4 }]);
      await shop.rows('drop function draw_a_taken_number');
      await shop.rows('drop sequence draws');
      expect(await stockOf(shop, product)).toMatchObject({ reserved: 2 });
    },
  );
});

it('SQL and HTML in every text field are stored word for word and do nothing', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const address = anAddress({
    firstName: NASTY,
    lastName: NASTY,
    company: NASTY,
    line1: NASTY,
    line2: NASTY,
    city: NASTY,
  });
  const { orderId, url } = await anOpenCheckout(shop, product, {
    email: "o'hara+b@example.com",
    phone: '+44 (0)1632 960-001',
    shippingAddress: address,
    billingAddress: address,
  });
  const kept = {
    firstName: NASTY,
    lastName: NASTY,
    company: NASTY,
    line1: NASTY,
    line2: NASTY,
    city: NASTY,
    postcode: 'MK42 0AA',
    country: 'GB',
  };
  expect(
    await shop.rows(
      `select email, phone, shipping_address as shipping, billing_address as billing
        from orders
        where id = $1`,
      [orderId],
    ),
  ).toEqual([{ email: "o'hara+b@example.com", phone: '+44 (0)1632 960-001', shipping: kept, billing: kept }]);
  expect(await (await fetch(url)).text()).not.toContain('<script>');
});

it('a lone surrogate is stored as the replacement character', async ({ shop }) => {
  const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
    shippingAddress: anAddress({ firstName: 'Sam\ud83d' }),
  });
  expect(
    await shop.rows(`select shipping_address ->> 'firstName' as name from orders where id = $1`, [orderId]),
  ).toEqual([{ name: 'Sam\ufffd' }]);
});

it('surrounding spaces are trimmed, and a blank line counts as none', async ({ shop }) => {
  const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
    email: ' sam@example.com ',
    phone: '  ',
    shippingAddress: anAddress({ firstName: ' Sam ', company: ' ', postcode: 'mk420aa' }),
  });
  expect(
    await shop.rows('select email, phone, shipping_address as address from orders where id = $1', [orderId]),
  ).toMatchObject([
    {
      email: 'sam@example.com',
      phone: null,
      address: { firstName: 'Sam', company: null, postcode: 'MK42 0AA' },
    },
  ]);
});

it('C-37 an order to Northern Ireland is billed and sent there', async ({ shop }) => {
  const { orderId } = await anOpenCheckout(shop, await aBuyableProduct(shop), {
    shippingAddress: anAddress({ postcode: 'bt15gs', country: 'NI' }),
  });
  expect(
    await shop.rows(
      'select shipping_address as shipping, billing_address as billing from orders where id = $1',
      [orderId],
    ),
  ).toMatchObject([
    { shipping: { postcode: 'BT1 5GS', country: 'NI' }, billing: { postcode: 'BT1 5GS', country: 'NI' } },
  ]);
});

describe('refused purchases', () => {
  it('an order of more units than are left is refused with the number left, and nothing is reserved', async ({
    shop,
  }) => {
    const scarce = await aBuyableProduct(shop, { stock: 2 });
    const plenty = await aBuyableProduct(shop);
    const answer = await checkOut(
      shop,
      aCheckout({
        items: [
          { productId: plenty.id, quantity: 1 },
          { productId: scarce.id, quantity: 3 },
        ],
      }),
    );
    expect(answer).toMatchObject({
      kind: 'OutOfStock',
      message: 'Some of your tyres are no longer available in that quantity.',
      lines: [{ productId: scarce.id, requested: 3, available: 2 }],
    });
    expect(await stockOf(shop, plenty)).toMatchObject({ reserved: 0 });
  });

  it('a tyre that isn’t sold can’t be ordered', async ({ shop }) => {
    const hidden = await aBuyableProduct(shop);
    await shop.rows('update products set published = false where id = $1', [hidden.id]);
    const answer = await checkOut(
      shop,
      aCheckout({
        items: [
          { productId: hidden.id, quantity: 1 },
          { productId: 999_999_999, quantity: 1 },
        ],
      }),
    );
    expect(answer).toMatchObject({
      kind: 'OutOfStock',
      lines: [
        { productId: hidden.id, available: 0 },
        { productId: 999_999_999, available: 0 },
      ],
    });
  });

  it('C-02 a delivery method unavailable for the postcode is refused', async ({ shop }) => {
    const product = await aBuyableProduct(shop);
    const items = [{ productId: product.id, quantity: 1 }];
    for (const [deliveryMethod, shippingAddress] of [
      ['EXPRESS', anAddress({ postcode: 'TR21 0LW' })],
      ['EMERGENCY', anAddress({ postcode: 'BT1 5GS', country: 'NI' })],
    ] as const)
      expect(await checkOut(shop, aCheckout({ items, deliveryMethod, shippingAddress }))).toMatchObject({
        kind: 'InvalidInput',
        message: 'Please choose another delivery method',
        fields: [
          { path: 'deliveryMethod', message: 'This delivery method isn’t available for this postcode' },
        ],
      });
    expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });
  });
});

it('an order whose payment page can’t be opened is cancelled', async () => {
  const closing = await openTestShop();
  try {
    const product = await aBuyableProduct(closing);
    await closing.sandbox.close();
    const answer = await checkOut(closing, aCheckout({ items: [{ productId: product.id, quantity: 2 }] }));
    expect(answer).toMatchObject({
      kind: 'PaymentUnavailable',
      message: 'Failed to process checkout. Please try again.',
    });
    expect(await stockOf(closing, product)).toEqual({ onHand: product.stock, reserved: 0 });
    const [order] = await closing.rows<{ orderId: string }>('select id as "orderId" from orders');
    if (!order) throw new Error('The order is gone.');
    expect(await orderOf(closing, order)).toMatchObject({
      status: 'CANCELLED',
      payment_status: 'FAILED',
      reserved_until: null,
    });
    expect(closing.complaints).toHaveLength(1);
    expect(closing.complaints[0]).toContain('The payment page could not be opened');
  } finally {
    await closing.close();
  }
});
