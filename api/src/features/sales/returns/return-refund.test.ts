import { formatPrice } from '@treadline/schema/trade/values/money';
import { expect } from 'vitest';
import { documentsOf } from '../../../../test/fixtures/order/document.ts';
import { aReturn, changeReturn, fourDelivered, inspect } from '../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest({ jobs: true });

it('the credit note and the email of a return list the price of its tyres and the deductions', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await fourDelivered(shop, customer, admin);
  const asked = await aReturn(shop, order, customer, 2, { method: 'COLLECTION' });
  const { id, revision } = await inspect(shop, order, asked, admin, { resaleable: 2, damaged: 0 });
  const taken = { deduction: 500, deductionReason: 'One of them was driven on.' };
  await changeReturn(shop, 'refundReturn', { id, revision, ...taken }, admin);
  const { name, price } = order.product;
  const total = 2 * price - 1_599 - 500;
  expect((await documentsOf(shop, order, customer))?.creditNotes).toMatchObject([
    {
      lines: [{ description: name, quantity: 2, unitPrice: price, amount: 2 * price }],
      deductions: [
        { name: 'Collection', amount: 1_599 },
        { name: 'Deduction', amount: 500 },
      ],
      total,
      vat: [{ gross: total }],
    },
  ]);
  const [mail] = await shop.rows<{ text: string }>('select text from mails where subject = $1', [
    `We’ve refunded ${formatPrice(total)} for order ${order.orderNumber}`,
  ]);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `2 × ${name}: ${formatPrice(2 * price)} Collection: −£15.99 Deduction: −£5.00 Refunded: ${formatPrice(total)}`,
  );
});
