import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { boughtBy, invoiceNumber, Order, ordersOf } from '../orders/index.ts';
import { CreditNote } from './record/credit-note.entity.ts';
import { creditNoteNumber } from './record/document-number.ts';
import { Invoice } from './record/invoice.entity.ts';

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const orders = await em.find(Order, boughtBy(person));
  const orderId = { $in: orders.map(({ id }) => id) };
  const invoices = await em.find(Invoice, { orderId }, { orderBy: { serial: 'asc' } });
  const notes = await em.find(CreditNote, { orderId }, { orderBy: { serial: 'asc' } });
  return invoices.map((invoice) => ({
    orderId: invoice.orderId,
    number: invoiceNumber(invoice.serial),
    issuedAt: isoText(invoice.issuedAt),
    billingAddress: invoice.billingAddress,
    deliveryAddress: invoice.deliveryAddress,
    totalPence: invoice.total,
    creditNotes: notes
      .filter((note) => note.orderId === invoice.orderId)
      .map(({ serial, issuedAt, voidedAt, reason, total }) => ({
        number: creditNoteNumber(serial),
        issuedAt: isoText(issuedAt),
        withdrawnAt: isoText(voidedAt),
        reason,
        totalPence: total,
      })),
  }));
}

/**
 * Invoices keep the buyer's name and address, because the law requires both on record for six years (VAT Regulations
 * 1995, regulation 14; VATA 1994, schedule 11, paragraph 6). It doesn't require the delivery address, so that goes.
 */
async function erase(em: EntityManager, person: Person): Promise<void> {
  const { finished } = await ordersOf(em, person);
  await em.nativeUpdate(
    Invoice,
    { orderId: { $in: finished.map(({ id }) => id) } },
    { deliveryAddress: null },
  );
}

/** Credit notes need no change: they name the buyer only through the invoice. */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  await em.nativeUpdate(
    Invoice,
    { orderId: { $in: [...orderIds] } },
    { billingAddress: null, deliveryAddress: null },
  );
}

export const personalDocuments: PersonalData = { name: 'invoices', read, erase, eraseOrders };
