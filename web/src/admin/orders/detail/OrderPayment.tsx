import { formatPrice } from '@treadline/schema/trade/money';
import { paymentStatuses } from '@treadline/schema/trade/payment-status';
import { Link } from 'react-router-dom';
import { Fact, FactList } from '../../../features/orders/FactList.tsx';
import { invoicePath } from '../../../features/orders/orderPaths.ts';
import { formatDateTime } from '../../../lib/format.ts';
import type { AdminOrder } from './adminOrder.ts';
import { Card } from './Card.tsx';

const REFUND_WORDS = {
  PENDING: 'under way',
  SUCCEEDED: 'paid back',
  REFUSED: 'refused by the bank',
} as const;

/** What was paid, and what was paid back of it. */
export function OrderPayment({ order }: { order: AdminOrder }) {
  const { paymentStatus, paidAt, total, received, refund, invoiceNumber, id } = order;
  return (
    <Card title="Payment and refunds">
      <FactList>
        <Fact name="Payment">{paymentStatuses[paymentStatus].label}</Fact>
        <Fact name={received === null ? 'Total' : 'Received'}>
          {formatPrice(received ?? total)}
          {received !== null && ` instead of ${formatPrice(total)}`}
        </Fact>
        {paidAt && <Fact name="Paid on">{formatDateTime(paidAt)}</Fact>}
        {invoiceNumber && (
          <Fact name="Invoice">
            <Link to={invoicePath(id)} className="underline underline-offset-4">
              {invoiceNumber}
            </Link>
          </Fact>
        )}
        {refund && (
          <Fact name="Refund">
            {formatPrice(refund.amount)}, {REFUND_WORDS[refund.status]}
            {refund.providerMessage && (
              <span className="block text-sm font-normal wrap-anywhere text-bad">
                {refund.providerMessage}
              </span>
            )}
          </Fact>
        )}
      </FactList>
    </Card>
  );
}
