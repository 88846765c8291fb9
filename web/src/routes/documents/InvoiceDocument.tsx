import type { FragmentType } from '@apollo/client';
import {
  isPaymentAwaited,
  isPaymentKept,
  paymentText,
} from '@treadline/schema/trade/order/payment/payment-status';
import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import { Fact } from '../../features/orders/FactList.tsx';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { formatDate } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { BuyerAddress } from './BuyerAddress.tsx';
import { DocumentLines, type DocumentSum } from './DocumentLines.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';
import { useInvoiceDocumentFragment, type InvoiceDocumentFragment } from './InvoiceDocument.generated.ts';
import { VatTable } from './VatTable.tsx';

/**
 * An invoice for print, with the particulars of a VAT invoice (VAT Regulations 1995, regulation 14) and prices that
 * include VAT.
 */
export function InvoiceDocument({ order }: { order: FragmentType<InvoiceDocumentFragment> }) {
  const facts = useInvoiceDocumentFragment(order);
  const { id, invoice, creditNotes, number, createdAt, paymentStatus, paymentMethod } = facts;
  if (!invoice) return <NoInvoice order={facts} />;
  return (
    <DocumentPaper
      title="VAT invoice"
      orderId={id}
      facts={[
        ['Invoice number', invoice.number],
        ['Date and tax point', formatDate(invoice.issuedAt)],
        ['Order number', number],
        ['Ordered on', formatDate(createdAt)],
        ['Payment', paymentText(paymentStatus, paymentMethod)],
      ]}
      seller={invoice.seller}
      pdfUrl={invoice.pdfUrl}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Fact name="Billing address">
          <BuyerAddress address={invoice.billingAddress} />
        </Fact>
        <Fact name="Delivery address">
          <BuyerAddress address={invoice.deliveryAddress} />
        </Fact>
      </dl>
      <DocumentLines
        lines={invoice.lines}
        sums={[...soldSums(invoice), ...refundSums(invoice, creditNotes)]}
      />
      <VatTable rows={invoice.vat} />
    </DocumentPaper>
  );
}

type Invoice = NonNullable<InvoiceDocumentFragment['invoice']>;

const soldSums = ({ subtotal, shipping, total }: Invoice): DocumentSum[] => [
  { name: 'Subtotal', value: formatPrice(subtotal) },
  { name: 'Delivery', value: formatCharge(shipping) },
  { name: 'Total including VAT', value: formatPrice(total), isTotal: true },
];

function refundSums(
  { balance }: Pick<Invoice, 'balance'>,
  notes: InvoiceDocumentFragment['creditNotes'],
): DocumentSum[] {
  const counting = notes.filter(({ voidedAt }) => voidedAt === null);
  if (counting.length === 0) return [];
  return [
    ...counting.map(({ number, issuedAt, total }) => ({
      name: `Refunded on ${formatDate(issuedAt)}, credit note ${number}`,
      value: formatPrice(-total),
    })),
    { name: 'Balance', value: formatPrice(balance), isTotal: true },
  ];
}

function NoInvoice({ order: { id, paymentStatus } }: { order: InvoiceDocumentFragment }) {
  const isOver = !isPaymentAwaited(paymentStatus) && !isPaymentKept(paymentStatus);
  return (
    <MessagePage title={isOver ? 'This order has no invoice' : 'There isn’t an invoice yet'}>
      <p>
        {isOver
          ? 'Nothing was sold with this order, so there is nothing to invoice.'
          : 'We’ll issue it as soon as the order is paid.'}
      </p>
      <LinkButton to={orderPath(id)}>Back to the order</LinkButton>
    </MessagePage>
  );
}
