import { fulfilments, isFitted } from '@treadline/schema/trade/fitting/fulfilment';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { OrderItems } from '../../../features/orders/items/OrderItems.tsx';
import { OrderTotals } from '../../../features/orders/items/OrderTotals.tsx';
import { formatCount } from '../../../lib/text/format.ts';
import { Panel } from '../../frame/page/Panel.tsx';
import type { AdminOrder } from './adminOrder.ts';
import { supplyText } from './awaitedTyres.ts';

/** The order's items with their stock levels, and its totals. */
export function OrderLines({ order }: { order: AdminOrder }) {
  return (
    <Panel title="Tyres">
      <OrderItems
        order={order}
        note={(lineId) => (
          <LineNote line={order.lines.find(({ id }) => id === lineId)} supplies={order.supplies} />
        )}
      />
      <div className="ml-auto w-full max-w-sm">
        <OrderTotals order={order} />
      </div>
    </Panel>
  );
}

interface LineNoteProps {
  line: AdminOrder['lines'][number] | undefined;
  supplies: AdminOrder['supplies'];
}

function LineNote({ line, supplies }: LineNoteProps) {
  const can = useCan();
  if (!line) return null;
  const { kind, fulfilment, productSku, product } = line;
  const supply = supplies?.find(({ productId }) => productId === product?.id);
  if (kind !== 'TYRE') return <span className="block">{productSku}</span>;
  return (
    <>
      <span className="block">{productSku}</span>
      {isFitted(fulfilment) && <span className="block">{fulfilments[fulfilment].label}</span>}
      {supply && <span className="block">{supplyText(supply)}</span>}
      {!product && <span className="block">No longer sold</span>}
      {product && can('READ_CATALOGUE') && (
        <span className="block">
          {formatCount(product.stockOnHand ?? 0)} in stock, {formatCount(product.stockReserved ?? 0)} reserved
        </span>
      )}
    </>
  );
}
