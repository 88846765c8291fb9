import type { FragmentType } from '@apollo/client';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate, formatTyres } from '../../lib/format.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useOrderReturnsFragment, type OrderReturnsFragment } from './OrderReturns.generated.ts';
import { askReturnPath, returnPath } from './returnPaths.ts';
import { returnLabel } from './returnText.ts';

interface OrderReturnsProps {
  order: FragmentType<OrderReturnsFragment>;
}

/** Leads to the form that asks for a return; renders nothing where nothing can be sent back. */
export function ReturnTyresLink({ order }: OrderReturnsProps) {
  const { id, returnOptions } = useOrderReturnsFragment(order);
  return returnOptions && <LinkButton to={askReturnPath(id)}>Return tyres</LinkButton>;
}

/** The returns of an order, each leading to its page; renders nothing if there are none. */
export function OrderReturns({ order }: OrderReturnsProps) {
  const { id: orderId, returns } = useOrderReturnsFragment(order);
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns" className="grid gap-4 print:hidden">
      <h2 id="order-returns" className="text-xl">
        Returns
      </h2>
      <ul className="grid gap-3">
        {returns.map(({ id, number, askedAt, lines, state, refund }) => (
          <li key={id}>
            <Link
              to={returnPath(orderId, id)}
              className="flex items-center gap-4 rounded-lg border border-line bg-card p-4 hover:border-ink"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-[650]">{returnLabel({ state, refund })}</span>
                <span className="text-sm wrap-anywhere text-ink-2">
                  {formatTyres(lines.reduce((sum, { quantity }) => sum + quantity, 0))}, asked for on{' '}
                  {formatDate(askedAt)}, {number}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
