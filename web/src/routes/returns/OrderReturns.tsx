import type { FragmentType } from '@apollo/client';
import { formatDate, tyresIn } from '../../lib/format.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PartList } from '../orders/PartList.tsx';
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
  return (
    <PartList
      title="Returns"
      parts={returns.map((ret) => ({
        id: ret.id,
        to: returnPath(orderId, ret.id),
        name: returnLabel(ret),
        note: `${tyresIn(ret.lines)}, asked for on ${formatDate(ret.askedAt)}, ${ret.number}`,
      }))}
    />
  );
}
