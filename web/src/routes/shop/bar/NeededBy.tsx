import { clockTime } from '@treadline/schema/trade/values/clock-time';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useDeliveryTimesSuspenseQuery } from '../../../features/product/DeliveryPromise.generated.ts';
import { formatWeekday } from '../../../lib/text/format.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { neededByFacts } from './neededByFacts.ts';

/**
 * Whether tyres can arrive by a day, with which delivery methods, and when to order. @param day such as 2026-11-28.
 */
export function NeededBy({ day }: { day: string }) {
  const { shopSettings } = useDeliveryTimesSuspenseQuery().data;
  const { delivery, nextDispatch, dispatchCutOff } = shopSettings;
  const { inTime, soonest } = neededByFacts(day, delivery);
  const orderBy = `Order by ${clockTime(dispatchCutOff)} on ${formatWeekday(nextDispatch)}`;
  return (
    <Notice
      tone={inTime.length > 0 ? 'good' : 'warn'}
      title={
        inTime.length > 0 ? `Get it by ${formatWeekday(day)}` : `Not before ${formatWeekday(soonest.by)}`
      }
      className="mt-3"
    >
      <p>
        {(inTime.length > 0 ? inTime : [soonest])
          .map(({ name, by, price }) => `${name} (${formatPrice(price)}) arrives by ${formatWeekday(by)}`)
          .join('; ')}
        . {orderBy}, to a UK mainland address. All tyres below are in stock.
      </p>
    </Notice>
  );
}
