import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { aBuyableProduct } from '../../../../../test/fixtures/buying.ts';
import { aPaidOrder, refundOrder } from '../../../../../test/fixtures/order.ts';
import { documentsOf, readPdf } from '../../../../../test/fixtures/order/document.ts';
import { aTakenOrder, recordPayment } from '../../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { getPack, packRows } from './accountant-pack.builder.ts';

const it = shopTest();

it('the pack says who bought and how they paid, as the screens do, and has their documents as PDF', async ({
  shop,
  admin,
  customer,
}) => {
  const { day } = inLondon(new Date());
  const bought = await aPaidOrder(shop, { by: customer });
  await refundOrder(shop, bought.orderId, admin, { amount: 1_000 });
  const taken = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  await recordPayment(shop, { orderId: taken.orderId, method: 'CASH' }, admin);
  const [documents, order] = await Promise.all([
    documentsOf(shop, bought, customer),
    shop.rows<{ number: string }>('select number from orders where id = $1', [taken.orderId]),
  ]);

  const { rawPayload } = await getPack(shop, admin, day, day, '&pdfs=yes');
  const files = unzipSync(new Uint8Array(rawPayload));
  const invoices = await packRows(files['Invoices.csv'] ?? new Uint8Array());
  const payments = await packRows(files['Payments.csv'] ?? new Uint8Array());
  const number = documents?.invoice?.number ?? '';
  expect(invoices.find((row) => row['Invoice'] === number)).toMatchObject({
    'Invoice date': day,
    Customer: 'Sam Carter',
    'Payment method': 'Visa ending 4242',
    'VAT rate': '20%',
  });
  expect(payments.find((row) => row['Order number'] === order[0]?.number)).toMatchObject({
    'Payment method': 'Cash',
    Payment: 'Paid',
    'Order status': 'Order Received',
  });
  const note = documents?.creditNotes[0]?.number ?? '';
  const printed = await Promise.all(
    [`Invoices/${number}.pdf`, `Credit notes/${note}.pdf`].map(async (name) =>
      readPdf(Buffer.from(files[name] ?? new Uint8Array())),
    ),
  );
  expect(printed.map(({ title }) => title)).toEqual([`VAT invoice ${number}`, `VAT credit note ${note}`]);
  expect(printed[0]?.text).toContain('Sam Carter');
  expect(Object.keys(files).filter((name) => name.startsWith('Invoices/'))).toHaveLength(invoices.length);

  await shop.rows(
    `insert into credit_notes
      select (jsonb_populate_record(null::credit_notes, to_jsonb(c) || jsonb_build_object(
        'serial', 100000 + n, 'issued_at', '2025-05-05T12:00:00Z', 'voided_at', '2025-05-05T12:00:00Z'))).*
      from credit_notes c, generate_series(1, 2001) n where c.order_id = $1`,
    [bought.orderId],
  );
  expect(
    JSON.parse((await getPack(shop, admin, '2025-05-05', '2025-05-05', '&pdfs=yes')).body),
  ).toMatchObject({
    error:
      'This period has 2,001 invoices and credit notes; a pack can have up to 2,000 as PDF. Choose fewer days, or ' +
      'leave out the PDFs.',
  });
});
