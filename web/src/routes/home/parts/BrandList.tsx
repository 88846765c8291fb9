import { formatPrice } from '@treadline/schema/trade/values/money';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { brandPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { homeBrands } from '../../parts/homeBrands.ts';
import { useHomeRangeSuspenseQuery } from './HomeRange.generated.ts';

/** The five best-known brands. */
export function BrandList() {
  return (
    <Section title="Popular brands">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-5">
        {homeBrands.map((brand) => (
          <li
            key={brand}
            className={classes(
              'relative grid min-h-20 content-center gap-0.5 rounded-lg border border-line bg-card',
              'px-4 py-3 hover:border-edge',
            )}
          >
            <Link
              to={brandPath(brand)}
              className={classes(
                'text-lg font-[800] font-stretch-[115%] after:absolute after:inset-0',
                'after:rounded-lg hover:underline',
              )}
            >
              {brand}
            </Link>
            <Suspense fallback={null}>
              <BrandRange brand={brand} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function BrandRange({ brand }: { brand: string }) {
  const { data } = useHomeRangeSuspenseQuery({ errorPolicy: 'all' });
  const range = data?.brands.find(({ name }) => name === brand);
  if (!range) return null;
  return (
    <p className="text-sm text-ink-2">
      {formatCount(range.productCount)} tyres from {formatPrice(range.minPrice)}
    </p>
  );
}
