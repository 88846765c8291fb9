import { orderSettled, refundBooked, refundCameBack } from '../orders/index.ts';
import { DocumentWriter } from './document-writer.service.ts';

/** A paid order gets its invoice. */
export const invoiceOrders = orderSettled.listener((services, em, { order }) =>
  services.get(DocumentWriter).writeInvoice(em, order),
);

/** A refund gets its credit note. */
export const creditRefunds = refundBooked.listener((services, em, fact) =>
  services.get(DocumentWriter).writeCreditNote(em, fact),
);

/** A refund whose money came back loses it. */
export const withdrawCreditNotes = refundCameBack.listener((services, em, fact) =>
  services.get(DocumentWriter).withdraw(em, fact),
);
