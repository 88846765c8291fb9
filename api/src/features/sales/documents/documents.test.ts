import { describe, expect } from 'vitest';
import { aCustomer, anEmail, type SignedIn } from '../../../../test/account.ts';
import { verifyEmail } from '../../../../test/fixtures/account/email.ts';
import { deleteAccount } from '../../../../test/fixtures/account/personal-data.ts';
import { anAddress, PAID, pay } from '../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  cancelOrder,
  refundOrder,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../test/fixtures/order.ts';
import { documentsOf, readPdf } from '../../../../test/fixtures/order/document.ts';
import { lineOf, totalOf } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { OrderRetention } from '../orders/index.ts';
import { RefundService } from '../refunds/index.ts';

const SOLD_ON = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: SOLD_ON });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** Has the bank send the latest refund back to the shop. */
async function moneyComesBack(shop: TestShop, order: BoughtOrder): Promise<void> {
  const [refund] = await stripeRefundsOf(shop, order);
  shop.sandbox.changeRefund(refund?.id ?? '', 'failed');
  await shop.services.get(RefundService).reconcile(refund?.id ?? '');
  shop.complaints.length = 0;
}

const buyerOf = async (shop: TestShop, order: BoughtOrder, by: SignedIn) =>
  (await documentsOf(shop, order, by))?.invoice?.billingAddress;

describe('a refund', () => {
  it('each refund has a credit note with its tyres and delivery, and the notes’ VAT adds up to the invoice’s', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    const { name, price } = order.product;
    const lineId = await lineOf(shop, order);
    await refundOrder(shop, order.orderId, admin, {
      lines: [{ lineId, quantity: 1, restock: true }],
      deliveryCharge: 1_599,
    });
    await refundOrder(shop, order.orderId, admin, { amount: 1_001 });
    await refundOrder(shop, order.orderId, admin);
    const documents = await documentsOf(shop, order, customer);
    const notes = documents?.creditNotes ?? [];
    const [first = ''] = notes.map(({ number }) => number);
    const serial = Number(first.slice(3));
    expect(first).toMatch(/^CN-\d{6}$/);
    expect(notes).toMatchObject([
      {
        total: price + 1_599,
        invoice: { number: documents?.invoice?.number },
        lines: [
          { description: name, quantity: 1, unitPrice: price, amount: price },
          { description: 'Standard delivery', sku: null, quantity: null, amount: 1_599 },
        ],
        vat: [{ rate: 20, gross: price + 1_599 }],
      },
      {
        number: `CN-${String(serial + 1).padStart(6, '0')}`,
        lines: [{ description: 'Price reduction', amount: 1_001 }],
      },
      {
        number: `CN-${String(serial + 2).padStart(6, '0')}`,
        lines: [{ description: name, quantity: 1, unitPrice: null, amount: price - 1_001 }],
      },
    ]);
    const vat = notes.reduce((sum, note) => sum + (note.vat[0]?.vat ?? 0), 0);
    expect([vat, documents?.invoice?.balance]).toEqual([documents?.invoice?.vat[0]?.vat, 0]);
  });

  it('a credit note is withdrawn when the money comes back, and the next refund gets a new number', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    await cancelOrder(shop, order.orderId, customer);
    await moneyComesBack(shop, order);
    const after = await documentsOf(shop, order, customer);
    expect(after).toMatchObject({
      invoice: { balance: totalOf(order) },
      creditNotes: [{ voidedAt: SOLD_ON.toISOString() }],
    });
    const { text } = await readPdf((await shop.app.inject(after?.creditNotes[0]?.pdfUrl ?? '')).rawPayload);
    expect(text).toContain('Withdrawn on 20 November 2026');
    await refundOrder(shop, order.orderId, admin);
    const { creditNotes = [], invoice } = (await documentsOf(shop, order, customer)) ?? {};
    expect(creditNotes.map(({ voidedAt }) => voidedAt === null)).toEqual([false, true]);
    expect(new Set(creditNotes.map(({ number }) => number)).size).toBe(2);
    expect(invoice?.balance).toBe(0);
  });

  it('a refunded payment of the wrong amount has neither invoice nor credit note', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    await shop.rows(
      'update orders set total_pence = total_pence + 100, subtotal_pence = subtotal_pence + 100 where id = $1',
      [order.orderId],
    );
    await pay(shop, order);
    await shop.graphql(PAID, { id: order.sessionId });
    shop.complaints.length = 0;
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await documentsOf(shop, order, customer)).toEqual({ invoice: null, creditNotes: [] });
  });
});

describe('a PDF', () => {
  it('an invoice’s PDF contains what its page shows, with European names spelt correctly', async ({
    shop,
    customer,
  }) => {
    const billingAddress = anAddress({ firstName: 'Łukasz', lastName: 'O’Brien', company: 'Świt Ltd' });
    const order = await anUnpaidOrder(shop, { by: customer, billingAddress });
    const labelled = `update products set fuel_efficiency = 'C', wet_grip = $2, noise_db = 71, noise_class = 'B'
      where id = $1`;
    await shop.rows(labelled, [order.product.id, 'A']);
    await pay(shop, order);
    await shop.graphql(PAID, { id: order.sessionId });
    // A later change of the label doesn't change the invoice.
    await shop.rows(labelled, [order.product.id, 'E']);
    const { number, pdfUrl } = (await documentsOf(shop, order, customer))?.invoice ?? {
      number: '',
      pdfUrl: '',
    };
    const { statusCode, headers, rawPayload } = await shop.app.inject(pdfUrl);
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const pdf = await readPdf(rawPayload);
    expect(pdf).toMatchObject({ pages: 1, title: `VAT invoice ${number}`, language: 'en-GB' });
    for (const text of [
      `Invoice number ${number}`,
      'Date and tax point 20 November 2026',
      order.orderNumber,
      'Łukasz O’Brien Świt Ltd 4 Ivel Road',
      'VAT no. GB 000 0000 00',
      'Demonstration only: this company is made up, and so is this document.',
      `${order.product.name}`,
      'Fuel efficiency C, wet grip A, noise 71 dB (class B)',
      '2 × £89.49',
      'Delivery £15.99',
      'Total including VAT £194.97',
      '20% £162.47 £32.50 £194.97',
      `${number} · Treadline Tyres Ltd · Page 1 of 1`,
    ])
      expect(pdf.text).toContain(text);
  });

  it('an invoice of 60 lines runs over several pages, each with its number', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer });
    await shop.rows(
      `update invoices set lines = (select jsonb_agg(lines->0 || jsonb_build_object('description', 'Tyre ' || i))
        from generate_series(1, 60) i) where order_id = $1`,
      [order.orderId],
    );
    const { number = '', pdfUrl = '' } = (await documentsOf(shop, order, customer))?.invoice ?? {};
    const { pages, text } = await readPdf((await shop.app.inject(pdfUrl)).rawPayload);
    expect(pages).toBe(4);
    for (let line = 1; line <= 60; line += 1) expect(text).toContain(`Tyre ${line} `);
    for (let page = 1; page <= pages; page += 1)
      expect(text).toContain(`${number} · Treadline Tyres Ltd · Page ${page} of 4`);
  });

  it('a link opens one document for an hour, then redirects browsers to the document’s page', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    await refundOrder(shop, order.orderId, admin, { amount: 500 });
    const documents = await documentsOf(shop, order, customer);
    const { pdfUrl = '' } = documents?.invoice ?? {};
    const [note] = documents?.creditNotes ?? [];
    const key = pdfUrl.slice(pdfUrl.indexOf('?'));
    const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;
    expect(await statusOf(pdfUrl)).toBe(200);
    for (const url of [
      `/orders/${order.orderId}/invoice.pdf`,
      `/orders/${order.orderId}/credit-notes/${note?.number}.pdf${key}`,
      `/orders/${(await aPaidOrder(shop)).orderId}/invoice.pdf${key}`,
    ])
      expect(await statusOf(url)).toBe(403);
    shop.setNow(new Date(SOLD_ON.getTime() + 3_601_000));
    const late = await shop.app.inject(pdfUrl);
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      403,
      'This link has expired or is incomplete. Open the document’s page again for a new one.',
    ]);
    const browser = await shop.app.inject({ url: pdfUrl, headers: { accept: 'text/html,*/*' } });
    expect([browser.statusCode, browser.headers.location]).toEqual([303, `/orders/${order.orderId}/invoice`]);
  });
});

describe('a stored document', () => {
  it('an invoice stays as issued when the shop’s settings change', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const before = await documentsOf(shop, order, customer);
    await shop.rows(`insert into settings (key, value) values ('companyName', '"Other Ltd"')`);
    await shop.announce('settings');
    const after = await documentsOf(shop, order, customer);
    await shop.rows(`delete from settings where key = 'companyName'`);
    await shop.announce('settings');
    expect(after?.invoice?.seller).toEqual(before?.invoice?.seller);
  });

  it('an invoice keeps a deleted account’s buyer for as long as the law requires, for the shop’s eyes only', async ({
    shop,
    admin,
  }) => {
    const email = anEmail();
    const customer = await aCustomer(shop, { email });
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer, email });
    await deleteAccount(shop, customer);
    const anew = await aCustomer(shop, { email });
    await verifyEmail(shop, anew);
    expect(await documentsOf(shop, order, anew)).toBeNull();
    expect(await documentsOf(shop, order, admin)).toMatchObject({
      invoice: {
        billingAddress: { name: 'Sam Carter', line1: '4 Ivel Road', postcode: 'MK42 0AA' },
        deliveryAddress: null,
      },
    });
    // This refund falls in the next financial year, so its note keeps the buyer a year longer.
    await refundOrder(shop, order.orderId, admin, { amount: 1_000 });
    await shop.rows(
      `update order_events set at = '2027-05-10'
        where id = (select max(id) from order_events where order_id = $1)`,
      [order.orderId],
    );
    for (const [day, isKept] of [
      ['2034-03-31T12:00:00Z', true],
      ['2034-04-01T12:00:00Z', false],
    ] as const) {
      shop.setNow(new Date(day));
      await shop.services.get(OrderRetention).forgetBuyers();
      const [{ kept } = { kept: null }] = await shop.rows<{ kept: boolean }>(
        'select billing_address is not null as kept from invoices where order_id = $1',
        [order.orderId],
      );
      expect(kept).toBe(isKept);
    }
    shop.setNow(SOLD_ON);
    expect(await buyerOf(shop, order, admin)).toBeNull();
    const { pdfUrl = '' } = (await documentsOf(shop, order, admin))?.invoice ?? {};
    expect((await readPdf((await shop.app.inject(pdfUrl)).rawPayload)).text).toContain(
      'These details have been deleted.',
    );
  });
});

it('documents log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
