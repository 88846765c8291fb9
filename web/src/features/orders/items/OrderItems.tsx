import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { ShieldCheck, Van, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderLineKind } from '../../../apollo/schema.generated.ts';
import { productPath } from '../../../lib/paths/productPath.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useOrderItemsFragment, type OrderItemsFragment } from './OrderItems.generated.ts';
import { refundedUnitsText } from './refundedUnits.ts';

interface OrderItemsProps {
  order: FragmentType<OrderItemsFragment>;
  /** Extra content below a line. */
  note: (lineId: string) => ReactNode;
}

/** The order's lines, with names and prices from when it was placed. Products still on sale are linked. */
export function OrderItems({ order, note }: OrderItemsProps) {
  const { lines, ...payment } = useOrderItemsFragment(order);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <Line key={line.id} {...line} refunded={refundedUnitsText(payment, line)} note={note(line.id)} />
      ))}
    </ul>
  );
}

const SYMBOLS: Readonly<Record<Exclude<OrderLineKind, 'TYRE'>, LucideIcon>> = {
  ROAD_HAZARD_PLAN: ShieldCheck,
  FITTING: Wrench,
  CALL_OUT: Van,
  FITTING_EXTRA: Wrench,
};

function Symbol({ kind }: { kind: keyof typeof SYMBOLS }) {
  const Icon = SYMBOLS[kind];
  return <Icon className="aspect-square h-fit w-full rounded-md bg-stage p-[25%] text-ink-2" />;
}

function Line({
  kind,
  productName,
  quantity,
  unitPrice,
  lineTotal,
  product,
  refunded,
  note,
}: OrderItemsFragment['lines'][number] & { refunded: string | null; note: ReactNode }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 py-4">
      {kind === 'TYRE' ? <Thumbnail src={product?.imageUrl} sizes="4rem" /> : <Symbol kind={kind} />}
      <div className="grid content-start gap-0.5">
        <p className="font-[650] break-words">
          {product ? (
            <Link to={productPath(product)} className="underline-offset-4 hover:underline">
              {productName}
            </Link>
          ) : (
            productName
          )}
        </p>
        <p className="text-sm text-ink-2">
          {quantity} × {formatPrice(unitPrice)}
        </p>
        {refunded && <p className="text-sm font-[650]">{refunded}</p>}
        <div className="text-sm text-ink-2 empty:hidden print:hidden">{note}</div>
      </div>
      <p className="font-[650]">{formatPrice(lineTotal)}</p>
    </li>
  );
}
