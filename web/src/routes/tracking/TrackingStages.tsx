import { ClipboardCheck, PackageCheck, SearchCheck, Truck, type LucideIcon } from 'lucide-react';
import type { TrackOrderPageQuery } from './TrackOrderRoute.generated.ts';

interface Stage {
  title: string;
  text: string;
  Icon: LucideIcon;
}

interface TrackingStagesProps {
  settings: TrackOrderPageQuery['shopSettings'];
  /** The carrier of the order shown; null for the shop's own team, and without an order. */
  carrier: string | null;
}

function stages({ settings: { claims, deliveryText }, carrier }: TrackingStagesProps): Stage[] {
  const byTheShop = claims.ownDeliveryTeam ?? `Delivered in ${deliveryText} working days`;
  return [
    {
      title: 'Order received',
      text: 'We’ve confirmed your payment and set your tyres aside.',
      Icon: ClipboardCheck,
    },
    {
      title: 'Quality check',
      text: 'We check the size, load and speed rating against your order, and inspect each tyre.',
      Icon: SearchCheck,
    },
    {
      title: 'Secure packaging',
      text: 'We strap your tyres together and label them with your address.',
      Icon: PackageCheck,
    },
    carrier
      ? { title: 'Delivery', text: `Delivered by ${carrier}.`, Icon: Truck }
      : { title: 'Direct delivery', text: `${byTheShop}.`, Icon: Truck },
  ];
}

/** The stages of an order. The page never credits the shop's own team with a carrier's delivery. */
export function TrackingStages(props: TrackingStagesProps) {
  return (
    <section aria-labelledby="tracking-stages" className="grid gap-5">
      <h2 id="tracking-stages" className="text-xl">
        How your order reaches you
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {stages(props).map(({ title, text, Icon }) => (
          <li key={title} className="grid content-start gap-2 rounded-lg border border-line bg-card p-4">
            <Icon className="size-6" />
            <h3 className="text-base">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
