import { describe, expect } from 'vitest';
import { aRegistration } from '../../test/account.ts';
import { aBuyableProduct, anOpenCheckout } from '../../test/fixtures/buying.ts';
import { A_LEGACY_ADDRESS, ask, type LegacyAnswer } from '../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { restTable } from './resources/rest-table.ts';

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const get = (shop: TestShop, path: string): Promise<LegacyAnswer> => ask(shop, 'GET', path);

describe('documented refusals', () => {
  const refusal = (message: string): object => ({ success: false, error: message, message });

  it.for([
    ['/products/999999999', 404, 'Product not found'],
    ['/products/slug/nobody', 404, 'Product not found'],
    ['/enhanced-products/999999999', 404, 'Product not found'],
    ['/enhanced-products/999999999/related', 404, 'Product not found'],
    ['/products/slug/nobody/reviews', 404, 'Product not found'],
    ['/models/nobody', 404, 'Product model not found'],
    ['/models/nobody/variations', 404, 'Product model not found'],
    ['/tracking/TFL2511000000', 404, 'Order not found. Please check your tracking number.'],
    ['/tracking/nonsense', 404, 'Order not found. Please check your tracking number.'],
    ['/blog/posts/nobody', 404, 'Blog post not found'],
    ['/page-contents/nobody', 404, 'Page content not found'],
    ['/payments/checkout-session/cs_test_nobody', 404, 'Payment session not found'],
    ['/payments/checkout-session/nonsense', 404, 'Payment session not found'],
    ['/products/abc', 400, 'id must be a whole number.'],
    ['/products?page=0', 400, 'page must be 1 or more.'],
    ['/products?limit=ten', 400, 'limit must be a whole number.'],
    ['/products?limit=1&limit=2', 400, 'limit must be a whole number.'],
    ['/products?season=Spring', 400, 'season must be one of Summer, Winter, All Season.'],
    ['/products?sortBy=colour', 400, 'sortBy must be one of name, price, brand, created_at, id.'],
    ['/products/featured?limit=101', 400, 'limit must be 100 or less.'],
    ['/blog/posts?page=-1', 400, 'page must be 1 or more.'],
    ['/products?minPrice=9.5&maxPrice=5', 400, 'minPrice must not be above maxPrice; got 9.5 and 5 pounds.'],
    [
      '/products?page=2147483647&limit=20000',
      400,
      'page is too high: page times limit must be 2147483647 or less.',
    ],
    [
      '/products?page=2147483647&limit=2',
      400,
      'page is too high: page times limit must be 2147483647 or less.',
    ],
  ] as const)('%s is %i', async ([path, status, message], { shop }) => {
    expect(await get(shop, path)).toMatchObject({
      status,
      body: refusal(message),
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('a refusal lists all invalid fields', async ({ shop }) => {
    expect((await get(shop, '/products?page=0&limit=ten&sortBy=colour')).body['fields']).toEqual([
      { path: 'page', message: 'page must be 1 or more.' },
      { path: 'limit', message: 'limit must be a whole number.' },
      { path: 'sortBy', message: 'sortBy must be one of name, price, brand, created_at, id.' },
    ]);
    for (const [query, path] of [
      ['season=Spring', 'season'],
      ['category=Boats', 'category'],
      ['sortBy=id&sortOrder=asc', 'sortOrder'],
      ['minPrice=2&maxPrice=1', 'minPrice'],
      ['page=2147483647&limit=20000', 'page'],
    ] as const)
      expect((await get(shop, `/products?${query}`)).body['fields']).toEqual([
        { path, message: expect.any(String) },
      ]);
  });

  it('API1-12 a failed sign-in is refused as documented', async ({ shop, customer }) => {
    const login = (body: unknown): Promise<LegacyAnswer> => ask(shop, 'POST', '/auth/login', { body });
    expect(await login({ email: 'sam@example.com' })).toMatchObject({
      status: 400,
      body: { ...refusal('Please enter both email and password'), fields: [{ path: 'password' }] },
    });
    expect(await login({ email: customer.email, password: 'wrong wheels' })).toMatchObject({
      status: 401,
      body: { success: false },
    });
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => login({ email: 'guessed@example.com', password: 'guess' })),
    );
    const refused = tries.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toSatisfy(
      (seconds: number) => seconds > 0 && seconds <= 900,
    );
  });

  it('C-12 a failed registration is refused as documented', async ({ shop, customer }) => {
    const { firstName, lastName, email, password } = aRegistration({ email: customer.email });
    const body = { first_name: firstName, last_name: lastName, email, password, confirm_password: password };
    const register = (given: unknown): Promise<LegacyAnswer> =>
      ask(shop, 'POST', '/auth/register', { body: given });
    expect(await register(body)).toMatchObject({
      status: 409,
      body: refusal('An account with this email already exists'),
    });
    expect(
      await register({ ...body, email: 'other@example.com', confirm_password: 'another' }),
    ).toMatchObject({
      status: 400,
      body: { ...refusal('Passwords do not match'), fields: [{ path: 'confirm_password' }] },
    });
    expect(await register({})).toMatchObject({ status: 400, body: refusal('All fields are required') });
  });

  it('API1-14, C-27 a failed checkout is refused field by field, and doesn’t charge for a sold-out tyre', async ({
    shop,
  }) => {
    const buy = (body: unknown): Promise<LegacyAnswer> =>
      ask(shop, 'POST', '/payments/create-guest-checkout-session', { body });
    const empty = await buy({});
    expect(empty).toMatchObject({ status: 400, body: refusal('Please fill in all required fields') });
    expect(empty.body['fields'] as unknown as { path: string; message: string }[]).toEqual(
      expect.arrayContaining([
        { path: 'email', message: 'Email is required' },
        { path: 'shipping_address.firstName', message: 'First name is required' },
        { path: 'shipping_address.address1', message: 'Address is required' },
        { path: 'items', message: 'Your cart is currently empty.' },
      ]),
    );
    const product = await aBuyableProduct(shop, { stock: 1 });
    expect(
      await buy({
        items: [{ id: product.id, quantity: 2 }],
        email: 'sam@example.com',
        shipping_address: A_LEGACY_ADDRESS,
      }),
    ).toMatchObject({
      status: 409,
      body: {
        ...refusal('Some of your tyres are no longer available in that quantity.'),
        lines: [{ id: product.id, requested: 2, available: 1 }],
      },
    });
    const wrong = await buy({
      items: [{ id: product.id, quantity: 1.5 }, { quantity: 1 }],
      shipping_address: { ...A_LEGACY_ADDRESS, country: 'FR' },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: 'items.0.quantity must be a whole number. 3 more fields are wrong.' },
    });
    expect(wrong.body['fields']).toEqual([
      { path: 'items.0.quantity', message: 'items.0.quantity must be a whole number.' },
      { path: 'items.1.id', message: 'items.1.id is required.' },
      { path: 'shipping_address.country', message: 'shipping_address.country must be one of GB, NI, IE.' },
      { path: 'email', message: 'email is required.' },
    ]);
    expect(
      await buy({ items: 'all of them', email: 'sam@example.com', shipping_address: A_LEGACY_ADDRESS }),
    ).toMatchObject({ status: 400, body: { success: false } });
  });

  it('C-42 a checkout sent twice with its key is one order', async ({ shop }) => {
    const body = {
      items: [{ id: (await aBuyableProduct(shop)).id, quantity: 2 }],
      email: 'sam@example.com',
      shipping_address: A_LEGACY_ADDRESS,
    };
    const send = (): Promise<LegacyAnswer> =>
      ask(shop, 'POST', '/payments/create-guest-checkout-session', {
        body,
        headers: { 'idempotency-key': 'cart-1' },
      });
    const [one, two] = [await send(), await send()];
    expect([one.status, two.text]).toEqual([200, one.text]);
  });

  it('a payment page that can’t be opened is refused as documented', async () => {
    const closing = await openTestShop();
    try {
      await closing.sandbox.close();
      const { id } = await aBuyableProduct(closing);
      expect(
        await ask(closing, 'POST', '/payments/create-guest-checkout-session', {
          body: {
            items: [{ id, quantity: 1 }],
            email: 'sam@example.com',
            shipping_address: A_LEGACY_ADDRESS,
          },
        }),
      ).toMatchObject({ status: 503, body: refusal('Failed to process checkout. Please try again.') });
    } finally {
      await closing.close();
    }
  });

  it('C-32, C-52 too many look-ups are refused as documented', async () => {
    const strict = await openTestShop({ env: { PAYMENT_READS_PER_HOUR: '2', REQUESTS_PER_MINUTE: '40' } });
    try {
      const { sessionId } = await anOpenCheckout(strict, await aBuyableProduct(strict));
      const reads = [];
      for (let read = 0; read < 3; read += 1)
        reads.push(await ask(strict, 'GET', `/payments/checkout-session/${sessionId}`));
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 429]);
      const looks = [];
      for (let look = 0; look < 11; look += 1)
        looks.push(await ask(strict, 'GET', '/tracking/TFL2511000000'));
      expect(looks.slice(-2).map(({ status }) => status)).toEqual([404, 429]);
      for (const { headers } of [reads, looks].map((all) => all.at(-1) as LegacyAnswer))
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      const many = await Promise.all(
        Array.from({ length: 40 }, () => ask(strict, 'GET', '/blog/categories')),
      );
      expect(many.find(({ status }) => status === 429)).toMatchObject({
        body: { success: false, error: expect.any(String), message: expect.any(String) },
        headers: { 'retry-after': expect.anything() },
      });
    } finally {
      await strict.close();
    }
  });
});

describe('malformed requests', () => {
  it.for(restTable.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) === index))(
    '%s lists its methods',
    async (path, { shop }) => {
      const own = restTable.filter((row) => row.path === path).map(({ method }) => method as string);
      const address = path.replaceAll(/\{\w+\}/g, '1');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (other) => !own.includes(other),
      )) {
        const { status, headers, body } = await ask(shop, method, address);
        expect({
          method,
          status,
          allow: String(headers['allow'])
            .split(', ')
            .filter((allowed) => allowed !== 'HEAD')
            .toSorted(),
          success: body['success'],
        }).toEqual({ method, status: 405, allow: own.toSorted(), success: false });
      }
    },
  );

  it.for(['/nothing', '/products/1/2/3', '/v2/products', '/'])(
    '%s is refused as a missing path, in JSON',
    async (path, { shop }) => {
      expect(await get(shop, path)).toMatchObject({
        status: 404,
        body: { success: false, error: expect.any(String), message: expect.stringContaining('/api') },
      });
    },
  );

  it('broken JSON, other content types and oversized bodies are refused as documented', async ({ shop }) => {
    const post = (body: string, headers: Record<string, string> = {}): Promise<LegacyAnswer> =>
      ask(shop, 'POST', '/auth/login', { body, headers });
    expect(await post('{"email')).toMatchObject({ status: 400, body: { success: false } });
    expect(await post('[1, 2]')).toMatchObject({ status: 400, body: { success: false } });
    expect(await post('{"__proto__": {"email": "x"}}')).toMatchObject({
      status: 400,
      body: { success: false },
    });
    expect(await post('email=sam', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      body: { success: false },
    });
    expect(await post('<login/>', { 'content-type': 'text/xml' })).toMatchObject({
      status: 415,
      body: { success: false },
    });
    expect(await post(JSON.stringify({ email: 'x'.repeat(300_000) }))).toMatchObject({
      status: 413,
      body: { success: false },
    });
    expect(await post('{"email": "a\\u0000b", "password": "x"}')).toMatchObject({
      status: 400,
      body: { message: 'Text must not contain the character U+0000.' },
    });
  });
});
