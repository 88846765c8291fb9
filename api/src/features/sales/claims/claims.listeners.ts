import { refundBooked } from '../orders/index.ts';
import { ClaimDeskService } from './claim-desk.service.ts';

/** A claim is paid back once its refund is booked, whoever booked it, and from wherever. */
export const endPaidClaims = refundBooked.listener((services, em, { order, refund }) =>
  services.get(ClaimDeskService).paidBack(em, order, refund),
);
