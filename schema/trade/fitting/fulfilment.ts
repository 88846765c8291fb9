/** How the buyer receives the tyres of an order line (C-24). */
export const fulfilments = {
  MAIL_ORDER: { meaning: 'Delivered to the buyer, without fitting.', label: 'Delivered', isFitted: false },
  FITTED: { meaning: 'Fitted at a fitting centre.', label: 'Fitted at a centre', isFitted: true },
  MOBILE: {
    meaning: 'Fitted by one of the shop’s vans at the delivery address.',
    label: 'Fitted at home or work',
    isFitted: true,
  },
} as const;

export type Fulfilment = keyof typeof fulfilments;

/** Where tyres are fitted: at a centre or by a van. */
export type FittingWay = Exclude<Fulfilment, 'MAIL_ORDER'>;

export const FITTING_WAYS = ['FITTED', 'MOBILE'] as const satisfies readonly FittingWay[];

/** Whether tyres are fitted, and so need a slot. */
export const isFitted = (fulfilment: Fulfilment): fulfilment is FittingWay =>
  fulfilments[fulfilment].isFitted;
