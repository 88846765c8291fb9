import type { FragmentType } from '@apollo/client';
import { BadgePoundSterling, ShieldCheck, Truck, Wrench, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/Section.tsx';
import { useFeatureCardsFragment, type FeatureCardsFragment } from './FeatureCards.generated.ts';

/** Four reasons to buy here, each with the page that says more. */
export function FeatureCards({ settings }: { settings: FragmentType<FeatureCardsFragment> }) {
  const { claims, deliveryText } = useFeatureCardsFragment(settings);
  const features: Feature[] = [
    {
      title: 'Straight to your door',
      text: `${claims.ownDeliveryTeam ?? `Delivered in ${deliveryText} working days, with tracking`}.`,
      link: { to: '/shipping', label: 'Delivery' },
      Icon: Truck,
    },
    {
      title: 'Fitted near you',
      text: `${claims.mobileFitting}: call us to book. Or arrange fitting with a garage near you.`,
      link: { to: '/fitting-centers', label: 'Fitting centres' },
      Icon: Wrench,
    },
    {
      title: claims.priceMatch,
      text: 'Found the same tyre in stock for less elsewhere? Claim from your order and we’ll match the price.',
      link: { to: '/warranty', label: 'How to claim' },
      Icon: BadgePoundSterling,
    },
    {
      title: 'Covered by warranty',
      text: `${claims.warranty}: up to 6 years and 80,000 miles on premium brands.`,
      link: { to: '/warranty', label: 'Warranty' },
      Icon: ShieldCheck,
    },
  ];
  return (
    <Section title="Why drivers buy here">
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

interface Feature {
  title: string;
  text: string;
  link: { to: string; label: string };
  Icon: LucideIcon;
}

function FeatureCard({ title, text, link, Icon }: Feature) {
  return (
    <li
      className={classes(
        'grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-lg bg-tint p-4 sm:grid-cols-1',
        'sm:grid-rows-[auto_auto_1fr_auto] sm:gap-y-2 md:p-5 md:pb-3',
      )}
    >
      <Icon aria-hidden="true" className="size-7 max-sm:row-span-3" strokeWidth={1.75} />
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
      <Link
        to={link.to}
        className={classes(
          'flex min-h-11 items-center justify-self-start text-sm font-[650] underline',
          'underline-offset-4 hover:decoration-2',
        )}
      >
        {link.label}
      </Link>
    </li>
  );
}
