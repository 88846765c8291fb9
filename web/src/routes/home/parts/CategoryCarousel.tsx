import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { Suspense } from 'react';
import { categoryPath } from '../../../lib/paths/tyrePaths.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { Carousel } from '../../../ui/picture/Carousel.tsx';
import { SECONDS_A_SLIDE } from './carouselPace.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { useHomeRangeSuspenseQuery } from './HomeRange.generated.ts';

const VEHICLES: Record<TyreCategory, string> = {
  CAR: 'Hatchbacks, saloons, estates and sports cars',
  SUV: '4x4s, crossovers and pick-ups, on road and off',
  VAN: 'Load-rated for vans and light commercials',
  MOTORCYCLE: 'Sport, touring, city and adventure',
};

/** The four categories of vehicle, three at a time. */
export function CategoryCarousel() {
  return (
    <Section title="Tyres for your vehicle">
      <Suspense fallback={<Skeleton className="h-56" />}>
        <Slides />
      </Suspense>
    </Section>
  );
}

function Slides() {
  const { data } = useHomeRangeSuspenseQuery({ errorPolicy: 'all' });
  const slides = [
    { category: 'CAR', range: data?.car },
    { category: 'SUV', range: data?.suv },
    { category: 'VAN', range: data?.van },
    { category: 'MOTORCYCLE', range: data?.motorcycle },
  ] as const;
  return (
    <Carousel label="Tyres by vehicle type" perView={3} autoAdvanceSeconds={SECONDS_A_SLIDE}>
      {slides.map(({ category, range }) => (
        <CategoryCard
          key={category}
          to={categoryPath(category)}
          category={category}
          vehicles={VEHICLES[category]}
          count={range?.pageInfo.totalItems}
          cheapest={range?.items[0]}
        />
      ))}
    </Carousel>
  );
}
