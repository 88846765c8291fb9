import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../platform/services/services.ts';
import { DocumentReader } from './document-reader.service.ts';
import type { CreditNote } from './record/credit-note.entity.ts';
import type { Invoice } from './record/invoice.entity.ts';

/** Batches the documents of all orders in one response. */
export class DocumentLoader extends Service {
  readonly #reader = this.services.get(DocumentReader);
  readonly invoices = new AnswerLoader<string, Invoice | null>((ids) => this.#reader.invoicesOf(ids));
  readonly creditNotes = new AnswerLoader<string, CreditNote[]>((ids) => this.#reader.creditNotesOf(ids));
}
