import { Suspense, useEffect } from 'react';
import { CardGrid } from '../../../ui/base/CardGrid.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { Carousel } from '../../../ui/picture/Carousel.tsx';
import { BuyableProductCard } from '../../parts/tyre/BuyableProductCard.tsx';
import { SECONDS_A_SLIDE } from '../parts/carouselPace.ts';
import { SampleTyreCard } from './SampleTyreCard.tsx';
import { sampleTyres } from './sampleTyres.ts';
import { MOST_FEATURED, useHomeFeatured } from './useHomeFeatured.ts';

const GRID = 'lg:grid-cols-3';

interface FeaturedTyresProps {
  title?: string;
  intro?: string;
  linkLabel?: string;
  /** The most tyres to show. */
  limit?: number;
  look?: 'grid' | 'carousel';
}

/** Featured tyres, six by default: placeholders while loading, three examples on failure. */
export function FeaturedTyres({
  title = 'Featured tyres',
  intro,
  linkLabel = 'All tyres',
  limit = MOST_FEATURED,
  look = 'grid',
}: FeaturedTyresProps) {
  return (
    <Section title={title} intro={intro} link={{ to: '/shop', label: linkLabel }}>
      <Suspense fallback={<Loading count={look === 'grid' ? limit : 3} />}>
        <Loaded title={title} limit={limit} look={look} />
      </Suspense>
    </Section>
  );
}

function Loaded({ title, limit, look }: Required<Pick<FeaturedTyresProps, 'title' | 'limit' | 'look'>>) {
  const { products, error } = useHomeFeatured(limit);
  useEffect(() => {
    if (error) console.error('We couldn’t load the featured tyres.', error);
  }, [error]);
  if (!products) return <Samples />;
  const cards = products.map((product) => <BuyableProductCard key={product.id} product={product} />);
  if (look === 'grid') return <CardGrid className={GRID}>{cards}</CardGrid>;
  return (
    <Carousel label={`${title}, in turn`} perView={3} autoAdvanceSeconds={SECONDS_A_SLIDE} areCards>
      {cards}
    </Carousel>
  );
}

function Samples() {
  return (
    <>
      <Notice tone="warn" title="We couldn’t load today’s tyres">
        <p>Here are some examples of what we sell. Visit the shop for every tyre, with prices and stock.</p>
      </Notice>
      <CardGrid className={GRID}>
        {sampleTyres.map((sample) => (
          <SampleTyreCard key={sample.id} {...sample} />
        ))}
      </CardGrid>
    </>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <div role="status" className="grid gap-2.5 md:grid-cols-3 md:gap-4">
      <span className="sr-only">Loading featured tyres…</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-80 md:h-96" />
      ))}
    </div>
  );
}
