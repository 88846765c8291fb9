import { formatPrice } from '@treadline/schema/trade/money';
import type { PaymentSession } from './usePaymentSession.ts';

interface ReceiptLinesProps {
  lines: PaymentSession['lineItems'];
  /** Pence. */
  total: number;
}

/** What was bought, line by line, down to what was charged; what the lines leave of the total is the delivery. */
export function ReceiptLines({ lines, total }: ReceiptLinesProps) {
  const delivery = total - lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
  return (
    <section aria-labelledby="receipt-lines" className="grid gap-3">
      <h2 id="receipt-lines" className="text-xl">
        What you ordered
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ description, quantity, unitAmount }) => (
          <li
            key={`${description} ${unitAmount}`}
            className="flex items-baseline justify-between gap-4 py-3 text-sm"
          >
            <span className="min-w-0">
              <span className="font-[650] break-words">{description}</span>
              <span className="block text-ink-2">
                {quantity} × {formatPrice(unitAmount)}
              </span>
            </span>
            <span className="font-[650]">{formatPrice(quantity * unitAmount)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 text-sm">
        <span>Delivery</span>
        <span className="font-[650]">{delivery > 0 ? formatPrice(delivery) : 'FREE'}</span>
      </p>
      <p className="flex justify-between gap-4 text-lg font-[780]">
        <span>Total</span>
        <span>{formatPrice(total)}</span>
      </p>
    </section>
  );
}
