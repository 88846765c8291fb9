import { Suspense } from 'react';
import { Finder } from '../../../features/finder/Finder.tsx';
import { CarDisclosure } from '../../../features/garage/picker/CarDisclosure.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { homeBrands } from '../../parts/homeBrands.ts';
import { HeroTyre } from './HeroTyre.tsx';
import { HeroVehicle } from './HeroVehicle.tsx';

/** The first screen: the finder, with a tyre beside it on wide screens. */
export function Hero({ popularSizes }: { popularSizes: readonly string[] }) {
  return (
    <div className="asphalt">
      <div
        className={classes(
          'wrap grid gap-x-8 py-5 lg:grid-cols-[minmax(0,1fr)_20rem]',
          'xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-x-10',
        )}
      >
        <div className="grid min-w-0 gap-4">
          <div className="grid min-w-0 gap-1.5">
            <h1 className="text-2xl font-[800] font-stretch-[118%] xl:text-3xl">
              The right tyre, first time.
            </h1>
            <HeroVehicle />
          </div>
          <Finder popularSizes={popularSizes} brands={homeBrands}>
            <CarDisclosure label="No plate or size to hand? Pick your car" className="mt-2" />
          </Finder>
        </div>
        <Suspense fallback={null}>
          <HeroTyre />
        </Suspense>
      </div>
    </div>
  );
}
