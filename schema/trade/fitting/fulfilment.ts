import type { FittingWay } from './fitting-way.ts';

/** How the buyer receives the tyres of an order line (C-24). */
export const fulfilments = {
  MAIL_ORDER: { meaning: 'Delivered to the buyer, without fitting.', label: 'Delivered', isFitted: false },
  FITTED: { meaning: 'Fitted at a fitting centre.', label: 'Fitted at a centre', isFitted: true },
  MOBILE: {
    meaning: 'Fitted by one of the shop’s vans at the delivery address.',
    label: 'Fitted at home or work',
    isFitted: true,
  },
} as const satisfies Record<FittingWay | 'MAIL_ORDER', { meaning: string; label: string; isFitted: boolean }>;

export type Fulfilment = keyof typeof fulfilments;

/** Whether tyres are fitted, and so need a slot. */
export const isFitted = (fulfilment: Fulfilment): fulfilment is FittingWay =>
  fulfilments[fulfilment].isFitted;
