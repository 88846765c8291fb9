/** Ways to pay outside Stripe: what each is called, and what it means. */
export const offlinePayments = {
  CARD_TERMINAL: { label: 'Card terminal', meaning: 'With a card at the shop’s terminal.' },
  CASH: { label: 'Cash', meaning: 'In cash at the counter.' },
  BANK_TRANSFER: { label: 'Bank transfer', meaning: 'By transfer to the shop’s account.' },
} as const;
