import { formatCharge, formatPrice } from '@treadline/schema/trade/money';
import { formatDate } from '../../lib/format.ts';
import type { InvoiceDocumentFragment } from './InvoiceDocument.generated.ts';

type InvoiceLinesProps = Pick<InvoiceDocumentFragment, 'lines' | 'subtotal' | 'shipping' | 'total'> & {
  invoice: Pick<NonNullable<InvoiceDocumentFragment['invoice']>, 'refunds' | 'balance'>;
};

/** The invoice's lines, total and refunds, all including VAT. */
export function InvoiceLines({
  lines,
  subtotal,
  shipping,
  total,
  invoice: { refunds, balance },
}: InvoiceLinesProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Items</caption>
      <thead>
        <tr className="border-b-2 border-ink text-left align-bottom">
          <th scope="col" className="py-2 pr-3">
            Description
          </th>
          <th scope="col" className="px-2 py-2 text-right">
            Quantity and price
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, productName, productSku, quantity, unitPrice, lineTotal }) => (
          <tr key={id} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2.5 pr-3 break-words">
              {productName}
              <span className="block text-xs text-ink-2">{productSku}</span>
            </td>
            <td className="px-2 py-2.5 text-right sm:whitespace-nowrap">
              {quantity} × {formatPrice(unitPrice)}
            </td>
            <td className="py-2.5 pl-2 text-right">{formatPrice(lineTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <SumRow name="Subtotal" value={formatPrice(subtotal)} />
        <SumRow name="Shipping" value={formatCharge(shipping)} />
        <SumRow
          name="Total including VAT"
          value={formatPrice(total)}
          className="border-t-2 border-ink text-lg font-[780]"
        />
        {refunds.map(({ amount, refundedAt }) => (
          <SumRow
            key={refundedAt}
            name={`Refunded ${formatPrice(amount)} on ${formatDate(refundedAt)}`}
            value={`−${formatPrice(amount)}`}
          />
        ))}
        {refunds.length > 0 && (
          <SumRow
            name="Balance"
            value={formatPrice(balance)}
            className="border-t border-line text-lg font-[780]"
          />
        )}
      </tfoot>
    </table>
  );
}

function SumRow({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={2} className="py-1.5 pr-3 text-left [font-weight:inherit]">
        {name}
      </th>
      <td className="py-1.5 pl-2 text-right">{value}</td>
    </tr>
  );
}
