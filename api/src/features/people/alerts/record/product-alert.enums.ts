import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ProductAlertKind = graphqlEnum('ProductAlertKind', 'What somebody wants to be told of a tyre.', {
  BACK_IN_STOCK: 'That it can be bought again.',
  PRICE_DROP: 'That it costs less than on the day of the request.',
});
export type ProductAlertKind = keyof typeof ProductAlertKind;

/** UNCONFIRMED until the mailed link is followed; TOLD once the mail is written, which is the end of a request. */
export type ProductAlertState = 'UNCONFIRMED' | 'WAITING' | 'TOLD' | 'ENDED';
