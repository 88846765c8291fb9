import { Suspense, useEffect } from 'react';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BuyableProductCard } from '../parts/BuyableProductCard.tsx';
import { SampleTyreCard } from './SampleTyreCard.tsx';
import { sampleTyres } from './sampleTyres.ts';
import { useHomeFeatured } from './useHomeFeatured.ts';

const GRID = 'lg:grid-cols-3';

/** Up to six tyres to buy at once: on their way, there, or three examples when they cannot be had. */
export function FeaturedTyres() {
  return (
    <Section title="Featured tyres" link={{ to: '/shop', label: 'All tyres' }}>
      <Suspense fallback={<Loading />}>
        <Loaded />
      </Suspense>
    </Section>
  );
}

function Loaded() {
  const { products, error } = useHomeFeatured();
  useEffect(() => {
    if (error) console.error('The featured tyres could not be loaded.', error);
  }, [error]);
  if (!products) return <Samples />;
  return (
    <CardGrid className={GRID}>
      {products.map((product) => (
        <BuyableProductCard key={product.id} product={product} />
      ))}
    </CardGrid>
  );
}

function Samples() {
  return (
    <>
      <Notice tone="warn" title="We could not load today's tyres">
        <p>These are examples of what we sell. The shop has every tyre, with its price and stock.</p>
      </Notice>
      <CardGrid className="lg:grid-cols-3">
        {sampleTyres.map((sample) => (
          <SampleTyreCard key={sample.id} {...sample} />
        ))}
      </CardGrid>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4">
      <span className="sr-only">Loading featured tyres…</span>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-96" />
      ))}
    </div>
  );
}
