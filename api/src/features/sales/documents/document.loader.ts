import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../platform/services/services.ts';
import { DocumentReader } from './document-reader.service.ts';
import type { CreditNote } from './record/credit-note.entity.ts';
import type { Invoice } from './record/invoice.entity.ts';

/** Loads the documents of the orders of one answer, once for all of them. */
export class DocumentLoader extends Service {
  readonly invoices: AnswerLoader<string, Invoice | null> = new AnswerLoader((ids) =>
    this.services.get(DocumentReader).invoicesOf(ids),
  );
  readonly creditNotes: AnswerLoader<string, CreditNote[]> = new AnswerLoader((ids) =>
    this.services.get(DocumentReader).creditNotesOf(ids),
  );
}
