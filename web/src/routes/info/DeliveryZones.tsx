import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { capitalised } from '@treadline/schema/trade/values/words';
import type { ShippingQuery } from './ShippingRoute.generated.ts';

type Shop = ShippingQuery['shopSettings'];
type Zone = Shop['deliveryZones'][number];

const inAList = new Intl.ListFormat('en-GB');
/** "the Isle of Man" as a heading: "Isle of Man". */
const heading = (name: string): string => capitalised(name.replace(/^the /, ''));

function inWords({ methods, days, surcharge, taxNote, refusal }: Zone, freeFrom: string): string {
  if (refusal !== null) return refusal;
  const dearer = surcharge > 0 ? `, ${formatPrice(surcharge)} more below ${freeFrom}` : '';
  const others = methods
    .filter((method) => method !== 'STANDARD')
    .map((method) => deliveryMethods[method].label);
  const also = others.length > 0 ? `. Also ${inAList.format(others).toLowerCase()}` : '';
  return [`Standard delivery in ${days} working days${dearer}${also}.`, taxNote].filter(Boolean).join(' ');
}

/** Where the shop delivers, zone by zone. */
export function DeliveryZones({ deliveryZones, freeDeliveryFrom }: Shop) {
  const freeFrom = formatAmount(freeDeliveryFrom);
  return (
    <dl className="max-w-prose divide-y divide-line border-y border-line">
      {deliveryZones.map((zone) => (
        <div key={zone.zone} className="grid gap-x-6 py-2.5 sm:grid-cols-2">
          <dt className="font-[600]">{heading(zone.name)}</dt>
          <dd className="text-ink-2">{inWords(zone, freeFrom)}</dd>
        </div>
      ))}
    </dl>
  );
}
