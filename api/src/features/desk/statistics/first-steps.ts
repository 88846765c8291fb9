import { graphqlEnum } from '../../../platform/services/enums.ts';

export const FirstStep = graphqlEnum('FirstStep', 'What an owner does before the shop opens.', {
  NAME_AND_ADDRESS: 'State the company, its number and its address in the settings.',
  TAX_NUMBER: 'State the VAT number, which is printed on every invoice.',
  DELIVERY: 'Look through the delivery charges and zones, and save them.',
  PAYMENTS: 'Connect Stripe: until then payments go to a sandbox, and no money moves.',
  MAIL: 'Connect a mail server: until then mails are written to files.',
  PRODUCTS: 'Put the first tyre of one’s own on sale, or change one.',
  TEST_ORDER: 'Place an order and pay it, as a shopper would.',
});
export type FirstStep = keyof typeof FirstStep;
