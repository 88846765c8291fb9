import { formatPrice } from '@treadline/schema/trade/values/money';

interface VatTableProps {
  /** Rate in per cent, amounts in pence. */
  rows: readonly { rate: number; net: number; vat: number; gross: number }[];
}

/** The VAT in the total, by rate. */
export function VatTable({ rows }: VatTableProps) {
  return (
    <table className="w-full text-sm sm:ml-auto sm:max-w-md print:ml-auto print:max-w-md">
      <caption className="pb-1 text-left font-[650]">VAT summary</caption>
      <thead>
        <tr className="border-b border-line text-right">
          <th scope="col" className="py-1.5 text-left">
            Rate
          </th>
          <th scope="col" className="py-1.5">
            Net
          </th>
          <th scope="col" className="py-1.5">
            VAT
          </th>
          <th scope="col" className="py-1.5">
            Gross
          </th>
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
