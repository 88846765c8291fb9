interface RefundOriginFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label in the accountant's pack. */
  readonly label: string;
}

/** Where a refund of an order was made. */
export const refundOrigins = {
  SHOP: {
    meaning: 'By the shop, at the request of staff or the buyer, or by its own rules.',
    label: 'Shop',
  },
  PROVIDER: {
    meaning:
      'Outside the shop, in Stripe’s Dashboard or by another program; the shop learned of it from Stripe.',
    label: 'Stripe’s Dashboard',
  },
  DISPUTE: {
    meaning: 'By the buyer’s bank, which decided a dispute for the buyer.',
    label: 'Buyer’s bank',
  },
} as const satisfies Record<string, RefundOriginFacts>;
