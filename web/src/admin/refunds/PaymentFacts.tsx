import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { creditNotePath, invoicePath } from '../../features/orders/orderPaths.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import type { RefundableOrder } from './refundOrder.ts';

/** An order's payment: how much, how, and who took it. */
export function PaymentFacts({ order }: { order: RefundableOrder }) {
  const { paymentStatus, paidAt, total, received, invoiceNumber, id, refunds } = order;
  const refunded = refunds.reduce((sum, refund) => sum + (hasSucceeded(refund) ? refund.amount : 0), 0);
  return (
    <FactList>
      <Fact name="Payment">{paymentStatuses[paymentStatus].label}</Fact>
      <Fact name={received === null ? 'Total' : 'Received'}>
        {formatPrice(received ?? total)}
        {received !== null && ` instead of ${formatPrice(total)}`}
      </Fact>
      {refunded > 0 && <Fact name="Refunded">{formatPrice(refunded)}</Fact>}
      {paidAt && (
        <Fact name="Paid on">
          {formatDateTime(paidAt)}
          <Small>{takenText(order)}</Small>
        </Fact>
      )}
      {invoiceNumber && (
        <Fact name="Invoice">
          <Document name={invoiceNumber} to={invoicePath(id)} pdfUrl={order.invoice?.pdfUrl} />
        </Fact>
      )}
      {order.creditNotes.length > 0 && (
        <Fact name="Credit notes">
          {order.creditNotes.map(({ number, voidedAt, pdfUrl }) => (
            <span key={number} className="block">
              <Document name={number} to={creditNotePath(id, number)} pdfUrl={pdfUrl} />
              {voidedAt && <Small>Withdrawn {formatDateTime(voidedAt)}</Small>}
            </span>
          ))}
        </Fact>
      )}
      <Taken order={order} />
    </FactList>
  );
}

function Document({ name, to, pdfUrl }: { name: string; to: string; pdfUrl: string | undefined }) {
  return (
    <>
      <Link to={to} className="underline underline-offset-4">
        {name}
      </Link>
      {pdfUrl && (
        <a
          href={pdfUrl}
          aria-label={`Download ${name} as PDF`}
          className="ml-3 text-sm font-normal underline underline-offset-4"
        >
          PDF
        </a>
      )}
    </>
  );
}

/** How an order was paid and, for an offline payment, who recorded it. */
function takenText({ paymentMethod, manual }: RefundableOrder): string {
  return [paymentMethod, manual?.recordedBy && `recorded by ${manual.recordedBy}`, manual?.reference]
    .filter(Boolean)
    .join(', ');
}

/** How a member of staff took the order; renders nothing for an order from the shop. */
function Taken({ order: { manual, paidAt, lines } }: { order: RefundableOrder }) {
  if (!manual) return null;
  const agreed = lines.filter(({ listPrice }) => listPrice !== null);
  return (
    <>
      <Fact name="Taken by">{manual.takenBy ?? 'Deleted account'}</Fact>
      {manual.linkSentAt && !paidAt && (
        <Fact name="Payment link">
          Mailed {formatDateTime(manual.linkSentAt)}
          {manual.linkExpiresAt && <Small>Works until {formatDateTime(manual.linkExpiresAt)}</Small>}
        </Fact>
      )}
      {manual.deliveryReason && <Fact name="Agreed delivery charge">{manual.deliveryReason}</Fact>}
      {agreed.map(({ id, productSku, unitPrice, listPrice, priceReason }) => (
        <Fact key={id} name={`Agreed price of ${productSku}`}>
          {formatPrice(unitPrice)} instead of {formatPrice(listPrice ?? 0)}
          <Small>{priceReason}</Small>
        </Fact>
      ))}
    </>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal wrap-anywhere text-ink-2">{children}</span>;
}
