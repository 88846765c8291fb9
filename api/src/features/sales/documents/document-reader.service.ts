import { Service } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { CreditNote } from './record/credit-note.entity.ts';
import { creditNoteNumber } from './record/document-number.ts';
import { Invoice } from './record/invoice.entity.ts';

/** Reads the documents of orders. Callers have made sure that they may be shown. */
export class DocumentReader extends Service {
  /** The invoices of several orders in one statement, in the order of the ids; null for an order without one. */
  async invoicesOf(orderIds: readonly string[]): Promise<(Invoice | null)[]> {
    const invoices = await this.#em().find(Invoice, { orderId: { $in: [...orderIds] } });
    return inOrderOf(orderIds, invoices, ({ orderId }) => orderId);
  }

  /** The credit notes of several orders in one statement, oldest first, in the order of the ids. */
  async creditNotesOf(orderIds: readonly string[]): Promise<CreditNote[][]> {
    const notes = await this.#em().find(
      CreditNote,
      { orderId: { $in: [...orderIds] } },
      { orderBy: { serial: 'asc' } },
    );
    return groupsOf(orderIds, notes, ({ orderId }) => orderId);
  }

  /** The credit note of an order with a number as printed; null if it has none. */
  async creditNote(orderId: string, number: string): Promise<CreditNote | null> {
    const [notes = []] = await this.creditNotesOf([orderId]);
    return notes.find(({ serial }) => creditNoteNumber(serial) === number) ?? null;
  }

  #em() {
    return this.platform.orm.em.fork();
  }
}
