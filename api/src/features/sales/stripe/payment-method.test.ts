import type Stripe from 'stripe';
import { describe, expect, it as simple } from 'vitest';
import { aBuyableProduct, anOpenCheckout, becomes, pay } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { paymentMethodOf } from './payment-method.ts';

const it = shopTest({ jobs: true });

const told = (details: object | null): string | null =>
  paymentMethodOf({ latest_charge: { payment_method_details: details } } as unknown as Stripe.PaymentIntent);

describe('how an order was paid', () => {
  simple.each([
    [{ type: 'card', card: { brand: 'visa', last4: '4242', wallet: null } }, 'Visa ending 4242'],
    [{ type: 'card', card: { brand: 'amex', last4: '0005', wallet: null } }, 'American Express ending 0005'],
    [
      { type: 'card', card: { brand: 'mastercard', last4: '4444', wallet: { type: 'apple_pay' } } },
      'Apple Pay (Mastercard ending 4444)',
    ],
    [
      { type: 'card', card: { brand: 'tomorrow', last4: '1234', wallet: { type: 'new' } } },
      'Card ending 1234',
    ],
    [{ type: 'card', card: { brand: null, last4: null, wallet: null } }, 'Card'],
    [{ type: 'link', link: {} }, 'Link'],
    [{ type: 'something_new' }, null],
    [null, null],
  ])('is described as its buyer knows it: %j is %s', (details, text) => {
    expect(told(details)).toBe(text);
  });

  it('is read from Stripe at settlement, and shown on the order and in its email', async ({ shop }) => {
    const checkout = await anOpenCheckout(shop, await aBuyableProduct(shop));
    const stored = (): Promise<unknown[]> =>
      shop.rows('select payment_method from orders where id = $1', [checkout.orderId]);
    expect(await stored()).toEqual([{ payment_method: null }]);
    await pay(shop, checkout, { number: '5555 5555 5555 4444' });
    await becomes(shop, checkout, 'PAID');
    expect(await stored()).toEqual([{ payment_method: 'Mastercard ending 4444' }]);
    const mails = await shop.rows<{ text: string }>('select text from mails where subject like $1', [
      `%${checkout.orderNumber}`,
    ]);
    expect(mails).toEqual([{ text: expect.stringContaining('Payment: Mastercard ending 4444') }]);
  });
});
