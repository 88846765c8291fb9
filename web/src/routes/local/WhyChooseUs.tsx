import { Check } from 'lucide-react';
import { formatCount } from '../../lib/text/format.ts';
import { Section } from '../../ui/base/Section.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** Reasons to choose the shop, each backed by another page or the order itself. */
export function WhyChooseUs({ shop }: { shop: LocalTyresQuery['shopSettings'] }) {
  const { claims } = shop;
  const reasons = [
    `${formatCount(claims.products)}+ tyres to choose from, with the tyre label beside each price`,
    claims.freeDelivery,
    `Same-day and emergency fitting around ${shop.baseTown}`,
    `Price match within ${shop.priceMatchDays} days`,
    `Our fitting is guaranteed for ${shop.workmanshipMonths} months`,
    `No tyre older than ${shop.stockAgeMonths} months when you get it`,
    claims.warranty,
    claims.ownDeliveryTeam,
  ].filter((reason) => reason !== null);
  return (
    <Section title={`Why drivers around ${shop.baseTown} choose us`}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-good" />
            {reason}
          </li>
        ))}
      </ul>
    </Section>
  );
}
