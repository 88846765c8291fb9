import type { MailContent } from '../../../operations/mail/index.ts';
import { backInStock } from './back-in-stock.email.ts';
import { priceDrop } from './price-drop.email.ts';
import { productAlertConfirm } from './product-alert-confirm.email.ts';
import { productAlertKnown } from './product-alert-known.email.ts';

const tyre = {
  name: 'Michelin Primacy 4+ 205/55 R16 91V',
  slug: 'michelin-primacy-4-plus-205-55-r16-91v',
  price: 9_499,
  units: 10,
  picture: '/uploads/products/michelin-primacy-4-plus-320.jpg',
};

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  productAlertConfirm: productAlertConfirm({
    kind: 'BACK_IN_STOCK',
    tyre,
    token: 'a-token',
    endToken: 'another',
    days: 7,
  }),
  productAlertKnown: productAlertKnown({ kind: 'PRICE_DROP', tyre, endToken: 'another' }),
  backInStock: backInStock({ tyre, endToken: 'another' }),
  priceDrop: priceDrop({ tyre, oldPrice: 10_499, endToken: 'another' }),
};
