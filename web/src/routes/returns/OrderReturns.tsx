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

/** Links to the form for requesting a return. Renders nothing if nothing can be returned. */
export function ReturnTyresLink({ order }: OrderReturnsProps) {
  const { id, returnOptions } = useOrderReturnsFragment(order);
  return returnOptions && <LinkButton to={askReturnPath(id)}>Return tyres</LinkButton>;
}

/** The deadlines for returning an order's tyres. Renders nothing before delivery, and once it's too late. */
export function ReturnLastDays({ order }: OrderReturnsProps) {
  const { returnOptions } = useOrderReturnsFragment(order);
  const text = returnOptions && lastDaysText(returnOptions);
  return text && <p className="text-sm text-ink-2">{text}</p>;
}

/** An order's returns, linked to their pages. Renders nothing without any. */
export function OrderReturns({ order }: OrderReturnsProps) {
  const { id: orderId, returns } = useOrderReturnsFragment(order);
  return (
    <PartList
      title="Returns"
      parts={returns.map((ret) => ({
        id: ret.id,
        to: returnPath(orderId, ret.id),
        name: returnLabel(ret),
        note: `${tyresIn(ret.lines)}, requested on ${formatDate(ret.requestedAt)}, ${ret.number}`,
      }))}
    />
  );
}
