interface RefundOriginFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
}

/** Where a refund of an order was made. */
export const refundOrigins = {
  SHOP: { meaning: 'By the shop, at the request of staff or the buyer, or by its own rules.' },
  PROVIDER: {
    meaning:
      'Outside the shop, in Stripe’s Dashboard or by another program; the shop learned of it from Stripe.',
  },
  DISPUTE: { meaning: 'By the buyer’s bank, which decided a dispute for the buyer.' },
} as const satisfies Record<string, RefundOriginFacts>;
