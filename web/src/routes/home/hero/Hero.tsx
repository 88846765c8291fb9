import { Suspense } from 'react';
import { Finder } from '../../../features/finder/Finder.tsx';
import { CarDisclosure } from '../../../features/garage/picker/CarDisclosure.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { homeBrands } from '../../parts/homeBrands.ts';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import { headingAndText } from '../parts/shopReasons.ts';
import { HeroTyre } from './HeroTyre.tsx';
import { HeroVehicle } from './HeroVehicle.tsx';

interface HeroProps {
  popularSizes: readonly string[];
  /** The owner's heading and sentence; null if they failed to load. */
  text: ShopTextFragment | null | undefined;
}

/** The first screen: the finder, with a tyre beside it on wide screens. */
export function Hero({ popularSizes, text }: HeroProps) {
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
              {text?.title ?? 'Find your tyres'}
            </h1>
            <HeroVehicle sentence={headingAndText(text).text} />
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
