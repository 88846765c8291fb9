import { formatPrice } from '@treadline/schema/trade/values/money';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';

interface VatTableProps {
  /** Rates in per cent, amounts in pence. */
  rows: readonly { rate: number; net: number; vat: number; gross: number }[];
}

/** The VAT in the total, by rate. */
export function VatTable({ rows }: VatTableProps) {
  return (
    <table className="w-full text-sm sm:ml-auto sm:max-w-md print:ml-auto print:max-w-md">
      <caption className="pb-1 text-left font-[650]">VAT summary</caption>
      <thead>
        <tr className="border-b border-line text-right">
          <ColumnHead className="py-1.5 text-left">Rate</ColumnHead>
          <ColumnHead className="py-1.5">Net</ColumnHead>
          <ColumnHead className="py-1.5">VAT</ColumnHead>
          <ColumnHead className="py-1.5">Gross</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rate, net, vat, gross }) => (
          <tr key={rate} className="text-right">
            <th scope="row" className="py-1.5 text-left font-normal">
              {rate}%
            </th>
            <td className="py-1.5">{formatPrice(net)}</td>
            <td className="py-1.5">{formatPrice(vat)}</td>
            <td className="py-1.5">{formatPrice(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
