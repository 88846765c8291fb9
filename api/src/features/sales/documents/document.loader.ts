import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Services } from '../../../platform/services/services.ts';
import { DocumentReader } from './document-reader.service.ts';
import type { CreditNote } from './record/credit-note.entity.ts';
import type { Invoice } from './record/invoice.entity.ts';

/** Loads the documents of the orders of one answer, once for all of them. */
export class DocumentLoader {
  readonly invoices: AnswerLoader<string, Invoice | null>;
  readonly creditNotes: AnswerLoader<string, CreditNote[]>;

  constructor(services: Services) {
    const reader = services.get(DocumentReader);
    this.invoices = new AnswerLoader((ids) => reader.invoicesOf(ids));
    this.creditNotes = new AnswerLoader((ids) => reader.creditNotesOf(ids));
  }
}
