import type { FragmentType } from '@apollo/client';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { Fact } from '../../features/orders/FactList.tsx';
import { paymentText } from '../../features/orders/paymentText.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { useInvoiceDocumentFragment, type InvoiceDocumentFragment } from './InvoiceDocument.generated.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { VatTable } from './VatTable.tsx';

type Invoice = NonNullable<InvoiceDocumentFragment['invoice']>;

interface InvoiceDocumentProps {
  order: FragmentType<InvoiceDocumentFragment>;
  /** The link back to the order. */
  back: ReactNode;
}

/**
 * An order as an invoice on paper: what a VAT invoice must say (VAT Regulations 1995, regulation 14), with
 * prices that contain the VAT.
 */
export function InvoiceDocument({ order, back }: InvoiceDocumentProps) {
  const facts = useInvoiceDocumentFragment(order);
  const { invoice, billingAddress, shippingAddress } = facts;
  if (!invoice) return <NoInvoice paymentStatus={facts.paymentStatus} back={back} />;
  return (
    <div className="wrap grid max-w-4xl gap-6 py-6 print:max-w-none print:p-0">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print invoice
        </Button>
        {back}
      </div>
      <article
        className={classes(
          'grid gap-8 rounded-lg border border-line bg-card p-5 md:p-8 print:rounded-none',
          'print:border-0 print:p-0',
        )}
      >
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-6">
          <Heading facts={facts} invoice={invoice} />
          <Seller {...invoice.seller} />
        </div>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 print:grid-cols-2">
          <Fact name="Billing address">
            <AddressBlock address={billingAddress} />
          </Fact>
          <Fact name="Delivery address">
            <AddressBlock address={shippingAddress} />
          </Fact>
        </dl>
        <InvoiceLines {...facts} invoice={invoice} />
        <VatTable rows={invoice.vat} />
      </article>
    </div>
  );
}

function Heading({
  facts: { number, createdAt, paymentStatus, paymentMethod },
  invoice,
}: {
  facts: InvoiceDocumentFragment;
  invoice: Invoice;
}) {
  return (
    <div className="grid content-start gap-4">
      <h1 className="text-2xl">VAT invoice</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
        <Row name="Invoice number">{invoice.number}</Row>
        <Row name="Date and tax point">{formatDate(invoice.issuedAt)}</Row>
        <Row name="Order number">{number}</Row>
        <Row name="Ordered on">{formatDate(createdAt)}</Row>
        <Row name="Payment">{paymentText(paymentStatus, paymentMethod)}</Row>
      </dl>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-[650]">{children}</dd>
    </>
  );
}

function Seller({
  companyName,
  address,
  companyNumber,
  vatNumber,
  email,
  phone,
  isDemonstration,
}: Invoice['seller']) {
  return (
    <div className="grid max-w-xs content-start gap-2 text-sm">
      <address className="not-italic">
        <span className="block font-[650]">{companyName}</span>
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{phone}</span>
        <span className="block wrap-anywhere">{email}</span>
      </address>
      <p>
        VAT no. {vatNumber}
        <span className="block">Company no. {companyNumber}</span>
      </p>
      {isDemonstration && (
        <p className="font-[650]">Demonstration only: this company is made up, and so is this invoice.</p>
      )}
    </div>
  );
}

function NoInvoice({
  paymentStatus,
  back,
}: Pick<InvoiceDocumentFragment, 'paymentStatus'> & { back: ReactNode }) {
  const isOver = paymentStatus === 'FAILED' || paymentStatus === 'REFUNDED';
  return (
    <MessagePage title={isOver ? 'There is no invoice' : 'There is no invoice yet'}>
      <p>
        {isOver
          ? 'Nothing was sold with this order, so there is nothing to invoice.'
          : 'We’ll issue it as soon as the order is paid.'}
      </p>
      {back}
    </MessagePage>
  );
}
