import { Suspense } from 'react';
import { formatCount } from '../../../lib/text/format.ts';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { useHomeStatsSuspenseQuery } from './HomeStats.generated.ts';

const UNKNOWN = { products: 0, models: 0, brands: 0, vehicles: 0 };

/** The shop's figures from the current catalogue. Figures that fail to load show as zeros. */
export function StatsStrip() {
  return (
    <section aria-label="The shop in figures" className="my-6 bg-tint py-6 md:my-8 md:py-8">
      <div className="wrap">
        <Suspense fallback={<Skeleton className="h-16" />}>
          <Figures />
        </Suspense>
      </div>
    </section>
  );
}

function Figures() {
  const { data } = useHomeStatsSuspenseQuery({ errorPolicy: 'all' });
  const { products, models, brands, vehicles } = data?.shopStats ?? UNKNOWN;
  const figures = [
    { count: products, of: 'tyres in the catalogue' },
    { count: models, of: 'tyre models' },
    { count: brands, of: 'brands, from premium to budget' },
    { count: vehicles, of: 'vehicles we hold tyre sizes for' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
      {figures.map(({ count, of }) => (
        <div key={of} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2">{of}</dt>
          <dd className="text-2xl font-[780] font-stretch-[112%]">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
