import { refundBooked } from '../orders/index.ts';
import { ClaimDeskService } from './claim-desk.service.ts';

/** Settles a claim when its refund is booked, even if the refund wasn't started from the claim. */
export const endPaidClaims = refundBooked.listener((services, em, { order, refund }) =>
  services.get(ClaimDeskService).paidBack(em, order, refund),
);
