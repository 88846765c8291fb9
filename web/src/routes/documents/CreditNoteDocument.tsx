import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Fact } from '../../features/orders/FactList.tsx';
import { formatDate } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { PartNotFound } from '../orderParts/PartNotFound.tsx';
import { BuyerAddress } from './BuyerAddress.tsx';
import {
  useCreditNoteDocumentFragment,
  type CreditNoteDocumentFragment,
} from './CreditNoteDocument.generated.ts';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';
import { VatTable } from './VatTable.tsx';

interface CreditNoteDocumentProps {
  order: FragmentType<CreditNoteDocumentFragment>;
  /** The credit note's printed number, or its refund's id, which emails use. */
  number: string;
}

/** A credit note for print: the amounts credited from an invoice, with their VAT. */
export function CreditNoteDocument({ order, number }: CreditNoteDocumentProps) {
  const { id, invoice, creditNotes, number: orderNumber } = useCreditNoteDocumentFragment(order);
  const note = creditNotes.findLast((one) => one.number === number || one.refundId === number);
  if (!invoice || !note) return <PartNotFound orderId={id} name="Credit note" />;
  return (
    <DocumentPaper
      title="VAT credit note"
      orderId={id}
      facts={[
        ['Credit note number', note.number],
        ['Date', formatDate(note.issuedAt)],
        ['For invoice', `${invoice.number} of ${formatDate(invoice.issuedAt)}`],
        ['Order number', orderNumber],
        ['Reason', note.reason],
      ]}
      seller={note.seller}
      pdfUrl={note.pdfUrl}
      notice={
        note.voidedAt && (
          <Notice tone="warn" title={`Withdrawn on ${formatDate(note.voidedAt)}`}>
            The refund came back to us, so this credit note no longer counts.
          </Notice>
        )
      }
    >
      <dl>
        <Fact name="Billing address">
          <BuyerAddress address={invoice.billingAddress} />
        </Fact>
      </dl>
      <DocumentLines
        lines={note.lines}
        sums={[
          ...note.deductions.map(({ name, amount }) => ({ name, value: formatPrice(-amount) })),
          { name: 'Total credited, including VAT', value: formatPrice(note.total), isTotal: true },
        ]}
      />
      <VatTable rows={note.vat} />
    </DocumentPaper>
  );
}
