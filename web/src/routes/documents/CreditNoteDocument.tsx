import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import type { ReactNode } from 'react';
import { Fact } from '../../features/orders/FactList.tsx';
import { formatDate } from '../../lib/format.ts';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { Notice } from '../../ui/Notice.tsx';
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
  /** The number of the note, as printed. */
  number: string;
  /** The link back to the order. */
  back: ReactNode;
}

/** A credit note on paper: what is taken back of an invoice, with its VAT. */
export function CreditNoteDocument({ order, number, back }: CreditNoteDocumentProps) {
  const { invoice, creditNotes, number: orderNumber } = useCreditNoteDocumentFragment(order);
  const note = creditNotes.find((one) => one.number === number);
  if (!invoice || !note)
    return (
      <MessagePage title="Credit note not found">
        <p>This order has no credit note with this number.</p>
        {back}
      </MessagePage>
    );
  return (
    <DocumentPaper
      title="VAT credit note"
      facts={[
        ['Credit note number', note.number],
        ['Date', formatDate(note.issuedAt)],
        ['For invoice', `${invoice.number} of ${formatDate(invoice.issuedAt)}`],
        ['Order number', orderNumber],
        ['Reason', note.reason],
      ]}
      seller={note.seller}
      pdfUrl={note.pdfUrl}
      back={back}
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
        sums={[{ name: 'Total credited, including VAT', value: formatPrice(note.total), isTotal: true }]}
      />
      <VatTable rows={note.vat} />
    </DocumentPaper>
  );
}
