import type { ReactNode } from 'react';
import { VehicleSelector } from '../../../features/garage/selector/VehicleSelector.tsx';
import { seasonCategoryPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';
import { FeaturedTyres } from '../featured/FeaturedTyres.tsx';
import { HeroSlider } from '../hero/HeroSlider.tsx';
import { AlternativeHead } from '../parts/AlternativeHead.tsx';
import { HOME_COLUMN } from '../parts/homeColumn.ts';
import { NewsletterSection } from '../parts/NewsletterSection.tsx';
import { SeasonPicker } from '../parts/SeasonPicker.tsx';
import { shopReasons } from '../parts/shopReasons.ts';
import { BrandWordmarks } from './BrandWordmarks.tsx';
import { useEnhancedHomeSuspenseQuery } from './EnhancedRoute.generated.ts';
import { Testimonials } from './Testimonials.tsx';

const FEATURED = 5;
const TITLE = 'Tyres for your car, by make, model and year';

/** A home page that starts with the car. If something fails to load, the rest stays. */
export function EnhancedRoute() {
  return (
    <>
      <PageErrorBoundary fallback={<BareFirstScreen />}>
        <FirstScreen />
      </PageErrorBoundary>
      <div className={HOME_COLUMN}>
        <PageErrorBoundary fallback={null}>
          <Types />
        </PageErrorBoundary>
        <FeaturedTyres limit={FEATURED} look="carousel" linkLabel="View All Tyres" />
        <Testimonials featured={FEATURED} />
        <BrandWordmarks />
      </div>
      <NewsletterSection />
    </>
  );
}

function Types() {
  const { shopSettings } = useEnhancedHomeSuspenseQuery().data;
  return <SeasonPicker settings={shopSettings} title="Choose your tyre type" pathOf={seasonCategoryPath} />;
}

function FirstScreen() {
  const { shopSettings, reasonsText } = useEnhancedHomeSuspenseQuery().data;
  const { products, freeDelivery, fittingCentres } = shopSettings.claims;
  const tyres = `${formatCount(products)}+ tyres`;
  const fitting =
    fittingCentres > 0 ? `, fitting at ${formatCount(fittingCentres)}+ centres across the UK` : '';
  return (
    <>
      <AlternativeHead
        title={TITLE}
        description={`Choose your car and see the tyres that fit it. ${tyres}, ${freeDelivery}${fitting}.`}
      />
      <CarChoice
        claims={
          <>
            {' '}
            {tyres}, {freeDelivery.toLowerCase()}
            {fitting}.
          </>
        }
      >
        <HeroSlider label={reasonsText?.title ?? ''} slides={shopReasons(reasonsText)} />
      </CarChoice>
    </>
  );
}

/** The first screen if the settings failed to load. */
function BareFirstScreen() {
  return (
    <>
      <AlternativeHead title={TITLE} />
      <CarChoice />
    </>
  );
}

function CarChoice({ claims, children }: { claims?: ReactNode; children?: ReactNode }) {
  return (
    <div className="asphalt">
      <div className="wrap grid gap-6 py-6 md:py-8 lg:grid-cols-2 lg:items-center lg:gap-10">
        <div className="grid min-w-0 gap-4">
          <div className="grid gap-1.5">
            <h1 className="text-2xl font-[800] font-stretch-[118%]">What do you drive?</h1>
            <p className="text-on-asphalt-2 md:text-lg">Choose your car and see what fits.{claims}</p>
          </div>
          <div className="rounded-lg bg-card p-4 text-ink md:p-5">
            <VehicleSelector />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
