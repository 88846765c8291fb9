import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { brandPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { useHomeRangeSuspenseQuery } from '../parts/HomeRange.generated.ts';

const MOST = 12;

/** The brands with the most tyres, with their counts. */
export function BrandCounts() {
  return (
    <Section title="Brands by number of tyres" link={{ to: '/brands', label: 'All brands' }}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Counts />
      </Suspense>
    </Section>
  );
}

function Counts() {
  const { data } = useHomeRangeSuspenseQuery({ errorPolicy: 'all' });
  const brands = (data?.brands ?? []).toSorted((a, b) => b.productCount - a.productCount).slice(0, MOST);
  if (brands.length === 0) return <p className="text-ink-2">The figures can’t be loaded at the moment.</p>;
  return (
    <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 md:gap-x-10 lg:grid-cols-4">
      {brands.map(({ slug, name, productCount }) => (
        <li key={slug} className="border-b border-line">
          <Link
            to={brandPath(name)}
            className="flex min-h-11 items-center justify-between gap-3 hover:underline"
          >
            <span className="font-[650]">{name}</span>
            <span className="text-sm text-ink-2">{formatCount(productCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
