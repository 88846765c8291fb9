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

/** Up to six tyres to add to the cart: placeholders while loading, three examples on failure. */
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
    if (error) console.error('We couldn’t load the featured tyres.', error);
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
      <Notice tone="warn" title="We couldn’t load today’s tyres">
        <p>Here are some examples of what we sell. Visit the shop for every tyre, with prices and stock.</p>
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
