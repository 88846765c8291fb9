import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import type { PaymentSession } from './usePaymentSession.ts';

interface ReceiptLinesProps {
  lines: PaymentSession['lines'];
  /** In pence. */
  total: number;
}

/** The receipt's lines and total. The total minus the lines is the delivery charge. */
export function ReceiptLines({ lines, total }: ReceiptLinesProps) {
  const delivery = total - lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  return (
    <section aria-labelledby="receipt-lines" className="grid gap-3">
      <h2 id="receipt-lines" className="text-xl">
        What you ordered
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ description, quantity, unitPrice }) => (
          <li
            key={`${description} ${unitPrice}`}
            className="flex items-baseline justify-between gap-4 py-3 text-sm"
          >
            <span className="min-w-0">
              <span className="font-[650] break-words">{description}</span>
              <span className="block text-ink-2">
                {quantity} × {formatPrice(unitPrice)}
              </span>
            </span>
            <span className="font-[650]">{formatPrice(quantity * unitPrice)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 text-sm">
        <span>Delivery</span>
        <span className="font-[650]">{formatCharge(delivery)}</span>
      </p>
      <p className="flex justify-between gap-4 text-lg font-[780]">
        <span>Total</span>
        <span>{formatPrice(total)}</span>
      </p>
    </section>
  );
}
