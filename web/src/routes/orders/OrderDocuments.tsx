import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { creditNotePath, invoicePath } from '../../features/orders/orderPaths.ts';
import { formatDate } from '../../lib/text/format.ts';
import { Panel } from '../orderParts/Panel.tsx';
import { useOrderDocumentsFragment, type OrderDocumentsFragment } from './OrderDocuments.generated.ts';

/** An order's invoice and credit notes, to view and download. Renders nothing without an invoice. */
export function OrderDocuments({ order }: { order: FragmentType<OrderDocumentsFragment> }) {
  const { id, invoice, creditNotes } = useOrderDocumentsFragment(order);
  if (!invoice) return null;
  return (
    <Panel title="Documents">
      <ul className="grid">
        <Document
          name={`Invoice ${invoice.number}`}
          note={formatDate(invoice.issuedAt)}
          to={invoicePath(id)}
          pdfUrl={invoice.pdfUrl}
        />
        {creditNotes.map(({ number, issuedAt, voidedAt, total, pdfUrl }) => (
          <Document
            key={number}
            name={`Credit note ${number}`}
            note={`${formatPrice(total)}, ${voidedAt ? `withdrawn on ${formatDate(voidedAt)}` : formatDate(issuedAt)}`}
            to={creditNotePath(id, number)}
            pdfUrl={pdfUrl}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface DocumentProps {
  name: string;
  note: string;
  to: string;
  pdfUrl: string;
}

function Document({ name, note, to, pdfUrl }: DocumentProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0">
      <span className="grid min-w-0 py-1">
        <Link to={to} className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4">
          {name}
        </Link>
        <span className="text-sm text-ink-2">{note}</span>
      </span>
      <a
        href={pdfUrl}
        aria-label={`Download ${name} as PDF`}
        className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4"
      >
        <Download className="size-4" />
        PDF
      </a>
    </li>
  );
}
