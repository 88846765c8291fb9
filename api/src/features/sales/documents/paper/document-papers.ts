import { paymentText } from '@treadline/schema/trade/order/payment/payment-status';
import { addressLines, type Address } from '@treadline/schema/trade/places/postal-address';
import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import { dateText } from '../../../operations/mail/index.ts';
import { invoiceNumber, type Order } from '../../orders/index.ts';
import type { CreditNote } from '../record/credit-note.entity.ts';
import { creditNoteNumber } from '../record/document-number.ts';
import type { Invoice } from '../record/invoice.entity.ts';
import type { Paper, PaperSum } from './paper.ts';

/** The data that a document is printed from. */
export interface Documented {
  readonly shopName: string;
  readonly logo: Buffer | null;
  readonly order: Order;
  readonly invoice: Invoice;
}

const NO_ADDRESS = ['These details have been deleted.'];

function addressText(address: Address | null): string[] {
  if (!address) return NO_ADDRESS;
  return addressLines({ ...address, name: `${address.firstName} ${address.lastName}`.trim() });
}

const refundSums = (notes: readonly CreditNote[], { total }: Invoice): PaperSum[] => {
  const counting = notes.filter(({ voidedAt }) => voidedAt === null);
  if (counting.length === 0) return [];
  const refunded = counting.reduce((sum, note) => sum + note.total, 0);
  return [
    ...counting.map((note) => ({
      name: `Refunded on ${dateText(note.issuedAt)}, credit note ${creditNoteNumber(note.serial)}`,
      value: formatPrice(-note.total),
    })),
    { name: 'Balance', value: formatPrice(total - refunded), isTotal: true },
  ];
};

/** Lays out an invoice for print. @param notes all its credit notes. */
export function invoicePaper(
  { shopName, logo, order, invoice }: Documented,
  notes: readonly CreditNote[],
): Paper {
  const { billingAddress, deliveryAddress, subtotal, shipping, total } = invoice;
  return {
    shopName,
    logo,
    title: 'VAT invoice',
    number: invoiceNumber(invoice.serial),
    notice: null,
    facts: [
      ['Invoice number', invoiceNumber(invoice.serial)],
      ['Date and tax point', dateText(invoice.issuedAt)],
      ['Order number', order.number],
      ['Ordered on', dateText(order.createdAt)],
      ['Payment', paymentText(order.paymentStatus, order.paymentMethod)],
    ],
    seller: invoice.seller,
    addresses: [
      { name: 'Billing address', lines: addressText(billingAddress) },
      { name: 'Delivery address', lines: addressText(deliveryAddress) },
    ],
    lines: invoice.lines,
    sums: [
      { name: 'Subtotal', value: formatPrice(subtotal) },
      { name: 'Delivery', value: formatCharge(shipping) },
      { name: 'Total including VAT', value: formatPrice(total), isTotal: true },
      ...refundSums(notes, invoice),
    ],
    vat: invoice.vat,
  };
}

/** Lays out a credit note for print. */
export function creditNotePaper({ shopName, logo, order, invoice }: Documented, note: CreditNote): Paper {
  const number = creditNoteNumber(note.serial);
  return {
    shopName,
    logo,
    title: 'VAT credit note',
    number,
    notice: note.voidedAt
      ? `Withdrawn on ${dateText(note.voidedAt)}: the refund came back to us, so this credit note no longer counts.`
      : null,
    facts: [
      ['Credit note number', number],
      ['Date', dateText(note.issuedAt)],
      ['For invoice', `${invoiceNumber(invoice.serial)} of ${dateText(invoice.issuedAt)}`],
      ['Order number', order.number],
      ['Reason', note.reason],
    ],
    seller: note.seller,
    addresses: [{ name: 'Billing address', lines: addressText(invoice.billingAddress) }],
    lines: note.lines,
    sums: [
      ...note.deductions.map(({ name, amount }) => ({ name, value: formatPrice(-amount) })),
      { name: 'Total credited, including VAT', value: formatPrice(note.total), isTotal: true },
    ],
    vat: note.vat,
  };
}
