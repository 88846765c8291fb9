import type { FragmentType } from '@apollo/client';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { useShippingPanelFragment, type ShippingPanelFragment } from './ShippingPanel.generated.ts';

/** Delivery, returns and the manufacturer's warranty. */
export function ShippingPanel({ settings }: { settings: FragmentType<ShippingPanelFragment> }) {
  const { delivery, deliveryCoverage, returnDays, cancellationDays, claims } =
    useShippingPanelFragment(settings);
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section className="grid content-start gap-3">
        <h3 className="text-lg">Delivery</h3>
        <dl className="grid gap-3">
          {delivery.map(({ method, name, price, freeFrom, description }) => (
            <div key={method} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pb-3">
              <dt className="font-[650]">{name}</dt>
              <dd className="row-span-2 text-right">
                {formatPrice(price)}
                {freeFrom !== null && (
                  <span className="block text-xs text-ink-2">free from {formatAmount(freeFrom)}</span>
                )}
              </dd>
              <dd className="text-sm text-ink-2">{description}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-2">{deliveryCoverage}</p>
        <Link to="/shipping" className="justify-self-start text-sm underline">
          More about delivery
        </Link>
      </section>
      <div className="grid content-start gap-6">
        <section className="grid gap-2">
          <h3 className="text-lg">Returns</h3>
          <p>
            {returnDays}-day return policy for unused items in their original packaging. This is on top of
            your legal right to cancel within {cancellationDays} days of delivery.
          </p>
          <Link to="/returns" className="justify-self-start text-sm underline">
            Returns policy
          </Link>
        </section>
        <section className="grid gap-2">
          <h3 className="text-lg">Warranty</h3>
          <p>{claims.warranty}</p>
          <Link to="/warranty" className="justify-self-start text-sm underline">
            Warranty and guarantees
          </Link>
        </section>
      </div>
    </div>
  );
}
