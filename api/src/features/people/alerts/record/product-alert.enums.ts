import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ProductAlertKind = graphqlEnum('ProductAlertKind', 'The kind of alert about a tyre.', {
  BACK_IN_STOCK: 'It’s back in stock.',
  PRICE_DROP: 'It costs less than on the day of the request.',
});
export type ProductAlertKind = keyof typeof ProductAlertKind;

/**
 * UNCONFIRMED until the emailed link is followed; TOLD once the alert's email is written, which closes the
 * request.
 */
export type ProductAlertState = 'UNCONFIRMED' | 'WAITING' | 'TOLD' | 'ENDED';
