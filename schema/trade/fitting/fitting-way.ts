/** Where tyres are fitted: at a centre or by a van. Separate from the words, which few pages need. */
export const FITTING_WAYS = ['FITTED', 'MOBILE'] as const;

export type FittingWay = (typeof FITTING_WAYS)[number];
