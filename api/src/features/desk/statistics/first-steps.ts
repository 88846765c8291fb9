import { graphqlEnum } from '../../../platform/services/enums.ts';

export const FirstStep = graphqlEnum('FirstStep', 'The owner’s steps before opening the shop.', {
  NAME_AND_ADDRESS: 'State the company, its number and its address in the settings.',
  TAX_NUMBER: 'State the VAT number, which is printed on every invoice.',
  OPENING_HOURS: 'State when the shop is open and answers.',
  PROMISES: 'State the returns, guarantees and warranty that the pages promise.',
  LOGO: 'Upload a logo for pages, emails and invoices.',
  DELIVERY: 'Check the delivery charges and zones, and save them.',
  PAYMENTS: 'Connect Stripe; until then payments go to a sandbox and no money moves.',
  MAIL: 'Connect a mail server; until then emails are written to files.',
  PRODUCTS: 'Add a tyre of your own, or edit one.',
  TEST_ORDER: 'Place an order at the checkout and pay for it, as a shopper would.',
});
export type FirstStep = keyof typeof FirstStep;
