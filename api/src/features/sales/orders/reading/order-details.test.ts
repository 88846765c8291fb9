import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../../test/account.ts';
import { aPaidOrder, anUnpaidOrder, ORDERS, refundOrder } from '../../../../../test/fixtures/order.ts';
import { askOrder, orderTest, type OrdersPage } from '../../../../../test/fixtures/order/order-test.ts';

const it = orderTest();

describe('an order’s fields', () => {
  it('ORD-02 ORD-06 the list shows id, short id, date, status, total, tracking number and lines', async ({
    shop,
    customer,
    order,
  }) => {
    const { data } = await shop.graphql<OrdersPage>(ORDERS, {}, { ...customer.headers });
    expect(data.myOrders).toEqual({
      pageInfo: { totalItems: 1 },
      items: [
        {
          id: order.orderId,
          shortId: order.orderId.slice(0, 8).toUpperCase(),
          createdAt: '2026-11-20T10:00:00.000Z',
          status: 'PENDING',
          paymentStatus: 'PAID',
          total: 2 * order.product.price + 1_599,
          trackingNumber: order.trackingNumber,
          itemCount: 2,
          lines: [
            {
              productName: order.product.name,
              productBrand: expect.any(String),
              productSize: expect.stringContaining('/'),
              quantity: 2,
              unitPrice: order.product.price,
              lineTotal: 2 * order.product.price,
            },
          ],
        },
      ],
    });
  });

  it('ORDD-02 ORDD-03 ORDD-07 a single order adds sums, addresses, carrier, history, estimate and invoice', async ({
    shop,
    customer,
    order,
  }) => {
    const fields = `
      number
      subtotal
      shipping
      tax
      total
      vatIncluded
      shippingProvider
      deliveryMethod
      canCancel
      paidAt
      shippingAddress {
        name
        line1
        line2
        city
        postcode
        country
      }
      billingAddress {
        name
      }
      estimatedDelivery {
        from
        to
      }
      statusInfo {
        label
        tone
      }
      trackingEvents {
        status
        message
        at
        location
        notes
      }
      lines {
        product {
          id
          name
        }
      }
      invoiceNumber
      invoice {
        number
        issuedAt
        vat {
          rate
          net
          vat
          gross
        }
        seller {
          companyName
          vatNumber
          address
          isDemonstration
        }
      }
    `;
    const { data } = await askOrder(
      shop,
      `query ($id: ID!) { order(id: $id) { ${fields} } }`,
      { id: order.orderId },
      customer,
    );
    const subtotal = 2 * order.product.price;
    const total = subtotal + 1_599;
    const vat = Math.round(total / 6);
    expect(data.order).toEqual({
      number: order.orderNumber,
      subtotal,
      shipping: 1_599,
      tax: 0,
      total,
      vatIncluded: vat,
      shippingProvider: 'Own delivery team',
      deliveryMethod: 'STANDARD',
      canCancel: true,
      paidAt: '2026-11-20T10:00:00.000Z',
      shippingAddress: {
        name: 'Sam Carter',
        line1: '4 Ivel Road',
        line2: null,
        city: 'Bedford',
        postcode: 'MK42 0AA',
        country: 'GB',
      },
      billingAddress: { name: 'Sam Carter' },
      estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
      statusInfo: { label: 'Order Received', tone: 'WAITING' },
      trackingEvents: [
        {
          status: 'PENDING',
          message: 'Payment received. Thank you!',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
        {
          status: 'PENDING',
          message: 'Order received.',
          at: '2026-11-20T10:00:00.000Z',
          location: null,
          notes: null,
        },
      ],
      lines: [{ product: { id: order.product.id, name: order.product.name } }],
      invoiceNumber: 'INV-000001',
      invoice: {
        number: 'INV-000001',
        issuedAt: '2026-11-20T10:00:00.000Z',
        vat: [{ rate: 20, net: total - vat, vat, gross: total }],
        seller: {
          companyName: 'Treadline Tyres Ltd',
          vatNumber: 'GB 000 0000 00',
          address: ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'],
          isDemonstration: true,
        },
      },
    });
  });

  it('an unpaid order has no invoice, and the next paid one gets the next number', async ({ shop }) => {
    const buyer = await aCustomer(shop);
    const [unpaid, paid] = [await anUnpaidOrder(shop, { by: buyer }), await aPaidOrder(shop, { by: buyer })];
    const document = 'query ($id: ID!) { order(id: $id) { invoiceNumber invoice { number } paymentStatus } }';
    expect((await askOrder(shop, document, { id: unpaid.orderId }, buyer)).data.order).toEqual({
      invoiceNumber: null,
      invoice: null,
      paymentStatus: 'UNPAID',
    });
    expect((await askOrder(shop, document, { id: paid.orderId }, buyer)).data.order).toEqual({
      invoiceNumber: 'INV-000002',
      invoice: { number: 'INV-000002' },
      paymentStatus: 'PAID',
    });
  });

  it('a refunded order’s invoice states the amount, the date and a balance of zero', async ({
    shop,
    admin,
    customer,
  }) => {
    const { orderId, product } = await aPaidOrder(shop, { by: customer });
    const document =
      'query ($id: ID!) { order(id: $id) { total invoice { refund { amount refundedAt } balance } } }';
    const total = 2 * product.price + 1_599;
    expect((await askOrder(shop, document, { id: orderId }, customer)).data.order).toEqual({
      total,
      invoice: { refund: null, balance: total },
    });
    expect(await refundOrder(shop, orderId, admin)).toMatchObject({ kind: 'Order' });
    expect((await askOrder(shop, document, { id: orderId }, customer)).data.order).toEqual({
      total,
      invoice: { refund: { amount: total, refundedAt: '2026-11-20T10:00:00.000Z' }, balance: 0 },
    });
  });

  it('once a tyre is no longer sold, its order line stays but has no product', async ({ shop }) => {
    const buyer = await aCustomer(shop);
    const old = await aPaidOrder(shop, { by: buyer });
    await shop.rows('update products set deleted_at = now() where id = $1', [old.product.id]);
    const { data } = await askOrder(
      shop,
      'query ($id: ID!) { order(id: $id) { lines { productName product { id } } } }',
      { id: old.orderId },
      buyer,
    );
    expect(data.order).toEqual({ lines: [{ productName: old.product.name, product: null }] });
  });
});
