import type { Feature } from '../../../platform/features/feature.ts';
import { CreditNoteResolver, InvoiceResolver, OrderDocumentsResolver } from './document.resolver.ts';
import { creditRefunds, invoiceOrders, withdrawCreditNotes } from './documents.listeners.ts';
import { personalDocuments } from './documents.personal-data.ts';
import { documentRoutes } from './documents.routes.ts';
import { CreditNote } from './record/credit-note.entity.ts';
import { Invoice } from './record/invoice.entity.ts';

/** Invoices and credit notes, stored as issued and printed as PDF. */
export const documents: Feature = {
  entities: [Invoice, CreditNote],
  resolvers: [OrderDocumentsResolver, InvoiceResolver, CreditNoteResolver],
  listens: [invoiceOrders, creditRefunds, withdrawCreditNotes],
  personalData: [personalDocuments],
  routes: documentRoutes,
};
