import { graphqlEnum } from '../../platform/enums.ts';

export const ManualPayment = graphqlEnum(
  'ManualPayment',
  'How an order that staff took is going to be paid.',
  {
    LINK: 'By card on a payment page at Stripe, whose link is mailed to the buyer.',
    CARD_TERMINAL: 'With a card at the shop’s terminal.',
    CASH: 'In cash at the counter.',
    BANK_TRANSFER: 'By transfer to the shop’s account.',
  },
);
export type ManualPayment = keyof typeof ManualPayment;
