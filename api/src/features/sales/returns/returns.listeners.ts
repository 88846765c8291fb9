import { refundBooked, refundCameBack } from '../orders/index.ts';
import { ReturnEnding } from './return-ending.service.ts';

/** A refund of the whole order ends its open returns. */
export const endReturns = refundBooked.listener((services, em, { order }) =>
  services.get(ReturnEnding).end(em, order),
);

/** A refund whose money came back opens them again. */
export const reopenReturns = refundCameBack.listener((services, em, { order }) =>
  services.get(ReturnEnding).reopen(em, order),
);
