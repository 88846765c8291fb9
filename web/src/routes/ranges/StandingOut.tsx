import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import type { PickReason } from '../../apollo/schema.generated.ts';
import { productPath } from '../../lib/paths/productPath.ts';
import { CardGrid } from '../../ui/base/CardGrid.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { BuyableProductCard } from '../parts/tyre/BuyableProductCard.tsx';
import { useStandingOutFragment, type StandingOutFragment } from './StandingOut.generated.ts';

interface Pick {
  reason: PickReason;
  product: { id: number; slug: string; name: string } & FragmentType<StandingOutFragment>;
}

const REASONS: Readonly<Record<PickReason, { title: string; fact: (tyre: StandingOutFragment) => string }>> =
  {
    CHEAPEST: { title: 'Cheapest in stock', fact: ({ price }) => formatPrice(price) },
    QUIETEST: { title: 'Quietest', fact: ({ noiseDb, price }) => `${noiseDb} dB, ${formatPrice(price)}` },
    BEST_WET_GRIP: {
      title: 'Best wet grip for the money',
      fact: ({ wetGrip, price }) => `class ${wetGrip}, ${formatPrice(price)}`,
    },
    MOST_EFFICIENT: {
      title: 'Best fuel efficiency for the money',
      fact: ({ fuelEfficiency, price }) => `class ${fuelEfficiency}, ${formatPrice(price)}`,
    },
  };

interface StandingOutProps {
  title: string;
  picks: readonly Pick[];
  link: { to: string; label: string };
}

/** A range's outstanding tyres, as cards, each with what it's best at. */
export function StandingOut({ title, picks, link }: StandingOutProps) {
  if (picks.length === 0) return null;
  return (
    <Section title={title} link={link} className="pt-5! md:pt-6!">
      <CardGrid className="lg:grid-cols-4">
        {picks.map((pick) => (
          <PickCard key={pick.reason} pick={pick} />
        ))}
      </CardGrid>
      <dl className="grid gap-x-8 gap-y-1.5 text-sm md:grid-cols-2">
        {picks.map((pick) => (
          <PickFact key={pick.reason} pick={pick} />
        ))}
      </dl>
    </Section>
  );
}

function PickFact({ pick: { reason, product } }: { pick: Pick }) {
  const tyre = useStandingOutFragment(product);
  const { title, fact } = REASONS[reason];
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="font-[650]">{title}:</dt>
      <dd>
        <Link to={productPath(tyre)} className="underline underline-offset-4">
          {tyre.name}
        </Link>
        , {fact(tyre)}
      </dd>
    </div>
  );
}

function PickCard({ pick }: { pick: Pick }) {
  return <BuyableProductCard product={useStandingOutFragment(pick.product)} />;
}

/** The outstanding tyres, for the page's structured data. */
export function pickItems(picks: readonly Pick[]): { name: string; path: string }[] {
  return picks.map(({ product }) => ({ name: product.name, path: productPath(product) }));
}
