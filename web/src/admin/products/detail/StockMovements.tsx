import { Link } from 'react-router-dom';
import type { StockReason } from '../../../apollo/schema.generated.ts';
import { formatCount, formatDateTime } from '../../../lib/text/format.ts';
import { ColumnHead } from '../../../ui/base/ColumnHead.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import type { DeskProductFragment, ProductDeskQuery } from './ProductDesk.generated.ts';

const REASONS: Readonly<Record<StockReason, string>> = {
  SOLD: 'Sold',
  BOUGHT: 'Bought from a supplier',
  RETURNED: 'Returned',
  ADJUSTED: 'Stock set',
};

interface StockMovementsProps {
  product: Pick<DeskProductFragment, 'stockQuantity' | 'stockReserved' | 'supplierUnits'>;
  movements: NonNullable<ProductDeskQuery['stockMovements']>;
  waiting: ProductDeskQuery['productAlertCounts'];
}

/** A product's stock, its latest movements, and how many shoppers are waiting for it. */
export function StockMovements({
  product: { stockQuantity, stockReserved, supplierUnits },
  movements,
  waiting,
}: StockMovementsProps) {
  return (
    <Panel title="Stock">
      <p className="text-sm text-ink-2">
        {formatCount(stockQuantity)} of our own available
        {(stockReserved ?? 0) > 0 && `, ${formatCount(stockReserved ?? 0)} more reserved by checkouts`}
        {(supplierUnits ?? 0) > 0 && `; ${formatCount(supplierUnits ?? 0)} at a supplier`}.
      </p>
      {waiting && <Waiting {...waiting} />}
      {movements.length > 0 ? (
        <table className="w-full text-sm">
          <caption className="sr-only">Latest stock movements</caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-2">
              <ColumnHead className="py-1 font-[650]">When</ColumnHead>
              <ColumnHead className="py-1 font-[650]">Reason</ColumnHead>
              <ColumnHead className="py-1 text-right font-[650]">Units</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {movements.map(({ id, at, reason, quantity, orderId }) => (
              <tr key={id} className="border-b border-line last:border-b-0">
                <td className="py-1.5">{formatDateTime(at)}</td>
                <td className="py-1.5">
                  {REASONS[reason]}
                  {orderId && (
                    <>
                      {': '}
                      <Link to={`/admin/orders/${orderId}`} className="underline underline-offset-2">
                        order
                      </Link>
                    </>
                  )}
                </td>
                <td className="py-1.5 text-right">
                  {quantity > 0 ? '+' : '−'}
                  {formatCount(Math.abs(quantity))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-sm text-ink-2">Sales, returns and corrections will appear here.</p>
      )}
    </Panel>
  );
}

/** The number of shoppers who signed up for an alert. */
function Waiting({ backInStock, priceDrop }: { backInStock: number; priceDrop: number }) {
  const parts = [
    backInStock > 0 && `${formatCount(backInStock)} for a restock`,
    priceDrop > 0 && `${formatCount(priceDrop)} for a lower price`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="text-sm font-[600]">Shoppers waiting for an email: {parts.join(', ')}.</p>;
}
