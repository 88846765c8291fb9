import { Service } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { CreditNote } from './record/credit-note.entity.ts';
import { creditNoteNumber } from './record/document-number.ts';
import { Invoice } from './record/invoice.entity.ts';

/** Reads the documents of orders. Callers must check first that the viewer can see them. */
export class DocumentReader extends Service {
  /** Reads several orders' invoices in one query, in the order of the ids; null for an order without one. */
  async invoicesOf(orderIds: readonly string[]): Promise<(Invoice | null)[]> {
    const invoices = await this.#em().find(Invoice, { orderId: { $in: [...orderIds] } });
    return inOrderOf(orderIds, invoices, ({ orderId }) => orderId);
  }

  /** Reads several orders' credit notes in one query, in the order of the ids, each order's oldest first. */
  async creditNotesOf(orderIds: readonly string[]): Promise<CreditNote[][]> {
    const notes = await this.#em().find(
      CreditNote,
      { orderId: { $in: [...orderIds] } },
      { orderBy: { serial: 'asc' } },
    );
    return groupsOf(orderIds, notes, ({ orderId }) => orderId);
  }

  /** Finds an order's credit note by its printed number; null if it has none with that number. */
  async creditNote(orderId: string, number: string): Promise<CreditNote | null> {
    const [notes = []] = await this.creditNotesOf([orderId]);
    return notes.find(({ serial }) => creditNoteNumber(serial) === number) ?? null;
  }

  #em() {
    return this.platform.orm.em.fork();
  }
}
