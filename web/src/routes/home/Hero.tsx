import { Suspense } from 'react';
import { Finder } from '../../features/finder/Finder.tsx';
import { HeroTyre } from './HeroTyre.tsx';
import { HeroVehicle } from './HeroVehicle.tsx';
import { homeBrands } from './homeBrands.ts';

/** The first screen: the finder, and beside it on wide screens a tyre. */
export function Hero({ popularSizes }: { popularSizes: readonly string[] }) {
  return (
    <div className="asphalt">
      <div className="wrap grid gap-x-8 py-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-x-10">
        <div className="grid min-w-0 gap-4">
          <div className="grid min-w-0 gap-1.5">
            <h1 className="text-2xl font-[800] font-stretch-[118%] xl:text-3xl">
              The right tyre, first time.
            </h1>
            <HeroVehicle />
          </div>
          <Finder popularSizes={popularSizes} brands={homeBrands} />
        </div>
        <Suspense fallback={null}>
          <HeroTyre />
        </Suspense>
      </div>
    </div>
  );
}
