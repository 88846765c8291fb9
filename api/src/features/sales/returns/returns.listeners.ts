import { refundBooked, refundCameBack } from '../orders/index.ts';
import { ReturnEnding } from './return-ending.service.ts';

/** Ends an order's open returns when all of it is refunded. */
export const endReturns = refundBooked.listener((services, em, { order }) =>
  services.get(ReturnEnding).end(em, order),
);

/** Reopens them when the refund comes back. */
export const reopenReturns = refundCameBack.listener((services, em, { order }) =>
  services.get(ReturnEnding).reopen(em, order),
);
