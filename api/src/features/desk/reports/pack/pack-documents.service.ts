import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { ZipArchive } from '../../../../platform/tables/zip-archive.ts';
import { creditNoteNumber, DocumentFiles } from '../../../sales/documents/index.ts';
import type { Period } from '../sums/sum-ranges.ts';
import { inPeriod } from './pack-tables.ts';

/** Each takes some milliseconds to print, and an archive of this many has about 60 MB. */
const MOST_DOCUMENTS = 2_000;

const DOCUMENTS = `
  select order_id as "orderId", null::integer as "creditNote" from invoices where ${inPeriod('issued_at')}
  union all
  select order_id, serial from credit_notes where ${inPeriod('issued_at')} or ${inPeriod('voided_at')}`;

/** An invoice, or a credit note with its serial. */
export interface PackedDocument {
  readonly orderId: string;
  readonly creditNote: number | null;
}

/** The invoices and credit notes of a pack as PDF. */
export class PackDocumentsService extends Service {
  readonly #files = this.services.get(DocumentFiles);

  /**
   * Finds the documents that were issued or withdrawn in a period.
   * @throws PublicError BAD_USER_INPUT if there are more than 2,000.
   */
  async find(em: EntityManager, { from, to }: Period): Promise<readonly PackedDocument[]> {
    const days = [from, to, from, to, from, to];
    const [counted] = await em.execute<{ count: number }[]>(
      `select count(*)::integer as count from (${DOCUMENTS}) documents`,
      days,
    );
    const count = counted?.count ?? 0;
    if (count > MOST_DOCUMENTS)
      throw badInput(
        `This period has ${count.toLocaleString('en-GB')} invoices and credit notes; a pack can have up to ` +
          `${MOST_DOCUMENTS.toLocaleString('en-GB')} as PDF. Choose fewer days, or leave out the PDFs.`,
      );
    return em.execute<PackedDocument[]>(`${DOCUMENTS} order by 2 nulls first, 1`, days);
  }

  /** Prints documents into an archive one by one. @returns its bytes so far, in pieces, as they're read. */
  async *print(archive: ZipArchive, documents: readonly PackedDocument[]): AsyncIterable<Uint8Array> {
    for (const { orderId, creditNote } of documents) {
      const file =
        creditNote === null
          ? await this.#files.invoice(orderId)
          : await this.#files.creditNote(orderId, creditNoteNumber(creditNote));
      if (!file) throw new Error(`A document of order ${orderId} is gone.`);
      archive.store(`${creditNote === null ? 'Invoices' : 'Credit notes'}/${file.name}.pdf`, file.content);
      yield* archive.take();
    }
  }
}
