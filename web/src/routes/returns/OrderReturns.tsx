import type { FragmentType } from '@apollo/client';
import { formatDate, tyresIn } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { PartList } from '../orderParts/PartList.tsx';
import { useOrderReturnsFragment, type OrderReturnsFragment } from './OrderReturns.generated.ts';
import { askReturnPath, returnPath } from './returnPaths.ts';
import { lastDaysText, returnLabel } from './returnText.ts';

interface OrderReturnsProps {
  order: FragmentType<OrderReturnsFragment>;
}

/** Leads to the form that asks for a return; renders nothing where nothing can be sent back. */
export function ReturnTyresLink({ order }: OrderReturnsProps) {
  const { id, returnOptions } = useOrderReturnsFragment(order);
  return returnOptions && <LinkButton to={askReturnPath(id)}>Return tyres</LinkButton>;
}

/** Until when tyres of an order can be sent back; renders nothing before they arrive, and once it's too late. */
export function ReturnLastDays({ order }: OrderReturnsProps) {
  const { returnOptions } = useOrderReturnsFragment(order);
  const text = returnOptions && lastDaysText(returnOptions);
  return text && <p className="text-sm text-ink-2">{text}</p>;
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
        note: `${tyresIn(ret.lines)}, asked for on ${formatDate(ret.requestedAt)}, ${ret.number}`,
      }))}
    />
  );
}
