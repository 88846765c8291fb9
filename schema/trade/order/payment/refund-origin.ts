interface RefundOriginFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
}

/** Who paid money back for an order. */
export const refundOrigins = {
  SHOP: { meaning: 'The shop, at the request of its staff, its buyer or its own rules.' },
  PROVIDER: { meaning: 'Somebody in Stripe’s Dashboard, or another program; the shop found it at Stripe.' },
  DISPUTE: { meaning: 'The buyer’s bank, which decided a dispute for the buyer.' },
} as const satisfies Record<string, RefundOriginFacts>;
