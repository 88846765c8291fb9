import { orderSettled, refundBooked, refundCameBack } from '../orders/index.ts';
import { DocumentWriter } from './document-writer.service.ts';

export const invoiceOrders = orderSettled.listener((services, em, { order }) =>
  services.get(DocumentWriter).writeInvoice(em, order),
);

export const creditRefunds = refundBooked.listener((services, em, fact) =>
  services.get(DocumentWriter).writeCreditNote(em, fact),
);

/** Runs when the bank sends refunded money back to the shop. */
export const withdrawCreditNotes = refundCameBack.listener((services, em, fact) =>
  services.get(DocumentWriter).withdraw(em, fact),
);
