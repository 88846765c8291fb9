import { describe, expect } from 'vitest';
import { aCustomer } from '../../test/account.ts';
import { orderTest } from '../../test/fixtures/order/order-test.ts';
import { ask, first, get, keys } from '../../test/fixtures/outside/legacy-client.ts';

const it = orderTest({ jobs: true });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('the documented fields', () => {
  it('TRACK-09, TRACK-12 a tracked order has the documented fields', async ({ shop, order }) => {
    const { body } = await get(shop, `/tracking/${order.trackingNumber}`);
    expect(keys(body)).toEqual(['order', 'status_info', 'success', 'tracking_history']);
    expect(body['order']).toEqual({
      order_number: order.orderNumber,
      tracking_number: order.trackingNumber,
      customer_name: 'Sam C.',
      order_date: '2026-11-20T10:00:00.000Z',
      total_amount: 194.97,
      delivery_method: 'standard',
      estimated_delivery: '2026-11-27',
      delivery_notes: null,
      items: [{ product_name: order.product.name, quantity: 2, price: 89.49 }],
    });
    expect(keys(body['status_info'])).toEqual(['color', 'description', 'icon', 'label', 'progress']);
    expect(first(body['tracking_history'])).toEqual({
      status: 'pending',
      message: 'Payment received. Thank you!',
      timestamp: '2026-11-20T10:00:00.000Z',
      location: null,
      notes: null,
    });
  });

  it('ORD-05, ORDD-06 orders have the documented fields, shown to their owner', async ({
    shop,
    customer,
    order,
  }) => {
    const { body } = await get(shop, '/orders/my-orders', customer);
    expect(keys(body)).toEqual(['orders', 'success']);
    const { body: detail } = await get(shop, `/orders/${order.orderId}`, customer);
    expect(detail['order']).toMatchObject({
      id: order.orderId,
      created_at: '2026-11-20T10:00:00.000Z',
      status: 'pending',
      payment_status: 'paid',
      total_amount: 194.97,
      order_number: order.orderNumber,
      tracking_number: order.trackingNumber,
      item_count: 2,
      subtotal: 178.98,
      shipping_cost: 15.99,
      tax_amount: 0,
      vat_included: 32.5,
      shipping_provider: 'Own delivery team',
      shipping_address: {
        name: 'Sam Carter',
        line1: '4 Ivel Road',
        line2: null,
        city: 'Bedford',
        postal_code: 'MK42 0AA',
        country: 'GB',
      },
      items: [{ product_name: order.product.name, quantity: 2, unit_price: 89.49, total_price: 178.98 }],
    });
    expect(await get(shop, `/orders/${order.orderId}`, await aCustomer(shop))).toMatchObject({
      status: 404,
      body: { success: false, error: 'Order not found', message: 'Order not found' },
    });
  });

  it('ADMIN-04, C-43 the list of all orders has at most a hundred, and totals of all of them', async ({
    shop,
    admin,
  }) => {
    const { body } = await get(shop, '/orders/admin/all?limit=100', admin);
    expect(body).toMatchObject({
      success: true,
      pagination: { totalOrders: expect.any(Number) },
      stats: { revenue: expect.any(Number) },
    });
    expect(first(body['orders'])).toMatchObject({
      total_amount: expect.any(Number),
      status: expect.any(String),
    });
    expect(await get(shop, '/orders/admin/all?limit=101', admin)).toMatchObject({
      status: 400,
      body: { success: false },
    });
  });

  it('PAY-08, C-52 a payment has the documented fields: pence, and a masked address for anonymous callers', async ({
    shop,
    order,
  }) => {
    expect((await get(shop, `/payments/checkout-session/${order.sessionId}`)).body).toEqual({
      id: order.sessionId,
      payment_status: 'paid',
      amount_total: 19_497,
      customer_email: 's•••@example.com',
      payment_intent: expect.stringMatching(/^pi_/),
      metadata: { order_id: order.orderId },
      line_items: {
        data: [
          {
            description: order.product.name,
            quantity: 2,
            price: { unit_amount: 8_949, product: String(order.product.id) },
          },
        ],
      },
    });
    const own = await ask(shop, 'GET', `/payments/checkout-session/${order.sessionId}`, {
      headers: { cookie: order.cookie },
    });
    expect(own.body['customer_email']).toBe('sam@example.com');
  });

  it('BLOG-06, BLOG-07, POST-07, POST-08 the blog has the documented fields', async ({ shop }) => {
    const { body } = await get(shop, '/blog/posts?limit=2');
    expect(keys(body)).toEqual(['data', 'pagination', 'success']);
    expect(body['pagination']).toEqual({ totalPages: 15, hasPrevPage: false, hasNextPage: true });
    const { body: post } = await get(shop, '/blog/posts/1');
    expect(keys(post['data'])).toEqual([
      'author_name',
      'category_color',
      'category_name',
      'category_slug',
      'content',
      'excerpt',
      'featured',
      'featured_image',
      'id',
      'published_at',
      'read_time',
      'related_posts',
      'seo_description',
      'seo_title',
      'slug',
      'tags',
      'title',
      'views_count',
    ]);
    const { slug } = post['data'] as unknown as { slug: string };
    expect((await get(shop, `/blog/posts/${slug}`)).body).toEqual(post);
    expect(keys(first((await get(shop, '/blog/categories')).body['data']))).toEqual([
      'color',
      'id',
      'name',
      'slug',
    ]);
  });

  it('POLICY-07, DIAG-01 a page, a token and the health of the shop have the documented fields', async ({
    shop,
    admin,
  }) => {
    for (const slug of ['privacy', 'terms', 'returns', 'cookies'])
      expect((await get(shop, `/page-contents/${slug}`)).body).toEqual({
        slug,
        title: expect.any(String),
        content: expect.stringContaining('<h2>'),
        last_updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    expect((await get(shop, '/auth/verify', admin)).body).toEqual({
      success: true,
      user: {
        id: admin.id,
        email: admin.email,
        first_name: expect.any(String),
        last_name: expect.any(String),
        role: 'admin',
      },
    });
    expect((await get(shop, '/health')).body).toEqual({ success: true, status: 'ok' });
  });
});
