import { DELIVERED_STATUSES } from '@treadline/schema/trade/order/order-status';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { useBoughtTyresQuery, type BoughtTyresQuery } from './BoughtTyres.generated.ts';

type Order = NonNullable<BoughtTyresQuery['myOrders']>['items'][number];

/** Tyres of these sizes that an order delivered, with the date; null if it didn't. */
function deliveredIn({ trackingEvents, lines }: Order, sizes: readonly string[]) {
  const event = trackingEvents.findLast(({ status }) => DELIVERED_STATUSES.includes(status));
  const line = lines.find(({ productSize }) => sizes.includes(productSize));
  return event && line ? { name: line.productName, at: event.at } : null;
}

interface BoughtTyresProps {
  /** The sizes that fit the vehicle. */
  sizes: readonly string[];
  onUse: (day: string) => void;
}

/** Suggests the delivery date of the customer's latest tyres in a size. */
export function BoughtTyres({ sizes, onUse }: BoughtTyresProps) {
  const orders = useBoughtTyresQuery().data?.myOrders?.items ?? [];
  const bought = orders.map((order) => deliveredIn(order, sizes)).find((tyres) => tyres !== null);
  if (!bought) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>
        You bought {bought.name} from us, delivered on {formatDate(bought.at)}.
      </span>
      <Button variant="plain" className="px-0!" onClick={() => onUse(bought.at.slice(0, 10))}>
        Use this date
      </Button>
    </p>
  );
}
