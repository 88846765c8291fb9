import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { buttonStyle } from '../../ui/base/buttonStyle.ts';
import { classes } from '../../ui/base/classes.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { ShopMark } from '../../ui/page/ShopMark.tsx';
import type { DocumentSellerFragment } from './DocumentPaper.generated.ts';

type SellerFacts = Omit<DocumentSellerFragment, '__typename'>;

interface DocumentPaperProps {
  title: string;
  orderId: string;
  /** The document's details, as rows. */
  facts: readonly (readonly [name: string, value: string])[];
  seller: SellerFacts;
  /** Omit it without a PDF. */
  pdfUrl?: string;
  /** Extra buttons. */
  actions?: ReactNode;
  /** A notice that must not be overlooked. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A document of an order as printed, with buttons to print and download it. */
export function DocumentPaper({
  title,
  orderId,
  facts,
  seller,
  pdfUrl,
  actions,
  notice,
  children,
}: DocumentPaperProps) {
  return (
    <div className="wrap grid max-w-4xl gap-6 py-6 print:max-w-none print:p-0">
      <div className="flex flex-wrap gap-3 print:hidden">
        {pdfUrl && (
          // The server answers with a download, so the page stays open.
          <a href={pdfUrl} className={buttonStyle({ variant: 'primary' })}>
            <Download className="size-4.5" />
            Download PDF
          </a>
        )}
        <Button variant={pdfUrl ? 'outlined' : 'primary'} onClick={() => print()}>
          <Printer className="size-4.5" />
          Print
        </Button>
        {actions}
        <LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>
      </div>
      {notice}
      <article
        className={classes(
          'grid gap-8 rounded-lg border border-line bg-card p-5 md:p-8 print:rounded-none',
          'print:border-0 print:p-0',
        )}
      >
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-6 md:flex-nowrap print:flex-nowrap">
          <div className="grid min-w-0 content-start gap-4">
            <ShopMark className="mb-2 h-11 max-w-48">{null}</ShopMark>
            <h1 className="text-2xl">{title}</h1>
            <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
              {facts.map(([name, value]) => (
                <Row key={name} name={name} value={value} />
              ))}
            </dl>
          </div>
          <Seller {...seller} />
        </div>
        {children}
      </article>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-[650] wrap-anywhere">{value}</dd>
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
}: SellerFacts) {
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
        <p className="font-[650]">Demonstration only: this company is made up, and so is this document.</p>
      )}
    </div>
  );
}
