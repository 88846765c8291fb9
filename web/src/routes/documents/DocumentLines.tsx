import { tyreLabelText } from '@treadline/schema/trade/tyre/label/tyre-label';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import type { DocumentLineFragment } from './DocumentPaper.generated.ts';

export interface DocumentSum {
  name: string;
  value: string;
  isTotal?: boolean;
}

interface DocumentLinesProps {
  lines: readonly DocumentLineFragment[];
  sums: readonly DocumentSum[];
}

/** A document's lines and totals, all including VAT. */
export function DocumentLines({ lines, sums }: DocumentLinesProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Items</caption>
      <thead>
        <tr className="border-b-2 border-ink text-left align-bottom">
          <ColumnHead className="py-2 pr-3">Description</ColumnHead>
          <ColumnHead className="px-2 py-2 text-right">Quantity and price</ColumnHead>
          <ColumnHead className="py-2 pl-2 text-right">Amount</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Two lines can be for the same tyre, so use the index.
          <tr key={index} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2.5 pr-3 break-words">
              {line.description}
              {line.sku && <span className="block text-xs text-ink-2">{line.sku}</span>}
              {line.label && <span className="block text-xs text-ink-2">{tyreLabelText(line.label)}</span>}
            </td>
            <td className="px-2 py-2.5 text-right sm:whitespace-nowrap">{quantityText(line)}</td>
            <td className="py-2.5 pl-2 text-right">{formatPrice(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, value, isTotal = false }) => (
          <tr key={name} className={isTotal ? 'border-t-2 border-ink text-lg font-[780]' : ''}>
            <th scope="row" colSpan={2} className="py-1.5 pr-3 text-left [font-weight:inherit]">
              {name}
            </th>
            <td className="py-1.5 pl-2 text-right">{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function quantityText({ quantity, unitPrice }: DocumentLineFragment): string {
  if (quantity === null) return '';
  return unitPrice === null ? `${quantity}, part of the price` : `${quantity} × ${formatPrice(unitPrice)}`;
}
