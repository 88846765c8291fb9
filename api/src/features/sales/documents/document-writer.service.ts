import type { EntityManager } from '@mikro-orm/postgresql';
import { hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import { VAT_PERCENT } from '@treadline/schema/trade/values/vat';
import { Service } from '../../../platform/services/services.ts';
import { isDemonstration, SettingsService } from '../../operations/settings/index.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { tyresOf, type Order, type RefundFact } from '../orders/index.ts';
import { creditedBy } from './credited-lines.ts';
import { CreditNote } from './record/credit-note.entity.ts';
import { nextCreditNoteSerial } from './record/document-number.ts';
import type { InvoicedTyreLabel, InvoiceSeller, VatLine } from './record/document.entity.ts';
import { Invoice } from './record/invoice.entity.ts';

/** Writes invoices and credit notes, each in the transaction that settles the order or books the refund. */
export class DocumentWriter extends Service {
  readonly #settings = this.services.get(SettingsService);

  /**
   * Writes the invoice of an order that was just paid, under the order's own invoice serial.
   * @throws if the order has no invoice serial or payment date.
   */
  async writeInvoice(em: EntityManager, order: Order): Promise<void> {
    const { id, invoiceSerial, paidAt, total, vatIncluded: vat } = order;
    if (invoiceSerial === null || paidAt === null)
      throw new Error(`Order ${id} was settled without an invoice number.`);
    const labels = await labelsOf(em, order);
    em.create(Invoice, {
      orderId: id,
      serial: invoiceSerial,
      issuedAt: paidAt,
      seller: await this.#seller(em),
      billingAddress: order.billingAddress,
      deliveryAddress: order.shippingAddress,
      lines: order.lines.getItems().map(({ productId, quantity, unitPrice, ...line }) => {
        const label = labels.get(productId);
        const sold = { description: line.productName, sku: line.productSku, quantity, unitPrice };
        return { ...sold, amount: line.lineTotal, ...(label && { label }) };
      }),
      subtotal: order.subtotal,
      shipping: order.shipping,
      total,
      vat: [{ rate: VAT_PERCENT, net: total - vat, vat, gross: total }],
    });
  }

  /**
   * Writes the credit note of a refund that was just booked. An order without an invoice gets none: if the amount paid
   * was wrong or the tyres had sold out, nothing was sold, so there's no sale to reverse.
   */
  async writeCreditNote(em: EntityManager, { order, refund, refunds }: RefundFact): Promise<void> {
    const invoice = await em.findOne(Invoice, { orderId: order.id });
    if (!invoice) return;
    const notes = await em.find(CreditNote, { orderId: order.id, voidedAt: null });
    const earlier = refunds.filter((one) => one.id !== refund.id && hasSucceeded(one));
    em.create(CreditNote, {
      serial: await nextCreditNoteSerial(em),
      orderId: order.id,
      refundId: refund.id,
      issuedAt: this.platform.now(),
      seller: await this.#seller(em),
      reason: refund.message,
      ...creditedBy(order, refund, earlier),
      total: refund.amount,
      vat: creditedVat(invoice, notes, refund.amount),
    });
  }

  /** Withdraws the credit note of a refund that the bank sent back. The note keeps its number. */
  async withdraw(em: EntityManager, { refund }: RefundFact): Promise<void> {
    await em.nativeUpdate(
      CreditNote,
      { refundId: refund.id, voidedAt: null },
      { voidedAt: this.platform.now() },
    );
  }

  async #seller(em: EntityManager): Promise<InvoiceSeller> {
    const settings = await this.#settings.readIn(em);
    const { companyName, address, companyNumber, vatNumber, email, phone } = settings;
    return {
      companyName,
      address,
      companyNumber,
      vatNumber,
      email,
      phone,
      isDemonstration: isDemonstration(settings),
    };
  }
}

/** The labels of an order's tyres by product id, including tyres that we no longer sell. */
async function labelsOf(em: EntityManager, order: Order): Promise<Map<number | null, InvoicedTyreLabel>> {
  const ids = tyresOf(order).map(({ productId }) => productId);
  const products = await em.find(Product, { id: { $in: ids } });
  return new Map(
    products.flatMap(({ id, fuelEfficiency, wetGrip, noiseDb, noiseClass }) =>
      fuelEfficiency && wetGrip && noiseDb !== null && noiseClass
        ? [[id, { fuelEfficiency, wetGrip, noiseDb, noiseClass }]]
        : [],
    ),
  );
}

/**
 * The VAT in a credited amount. Rounds the total of all notes rather than each note, so that when an order is fully
 * refunded its credited VAT equals the invoice's exactly.
 */
function creditedVat(
  { vat: [taxed], total }: Invoice,
  notes: readonly CreditNote[],
  gross: number,
): VatLine[] {
  // Everything that the shop sells is taxed at one rate.
  if (!taxed) return [];
  const before = notes.reduce((sum, note) => sum + note.total, 0);
  const credited = notes.reduce((sum, note) => sum + (note.vat[0]?.vat ?? 0), 0);
  const share = Math.round(((before + gross) * taxed.vat) / total) - credited;
  // If a note between two others was withdrawn, the rounding can leave a penny more than this note can carry.
  const vat = Math.min(Math.max(share, 0), gross);
  return [{ rate: taxed.rate, net: gross - vat, vat, gross }];
}
