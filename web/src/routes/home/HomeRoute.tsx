import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { FeaturedTyres } from './featured/FeaturedTyres.tsx';
import { Hero } from './hero/Hero.tsx';
import { BareHomeHead, HomeHead } from './HomeHead.tsx';
import { useHomeSettingsSuspenseQuery } from './HomeSettings.generated.ts';
import { BrandList } from './parts/BrandList.tsx';
import { CallToAction } from './parts/CallToAction.tsx';
import { CategoryCarousel } from './parts/CategoryCarousel.tsx';
import { DeliveryAndFitting } from './parts/DeliveryAndFitting.tsx';
import { FactsStrip } from './parts/FactsStrip.tsx';
import { FeatureCards } from './parts/FeatureCards.tsx';
import { HOME_COLUMN } from './parts/homeColumn.ts';
import { SeasonPicker } from './parts/SeasonPicker.tsx';
import { SizeGuide } from './parts/SizeGuide.tsx';
import { StatsStrip } from './parts/StatsStrip.tsx';

/** The home page. Its queries run in parallel, and if one fails, the rest of the page stays. */
export function HomeRoute() {
  return (
    <>
      <PageErrorBoundary fallback={<BareFirstScreen />}>
        <FirstScreen />
      </PageErrorBoundary>
      <div className={HOME_COLUMN}>
        <FeaturedTyres />
        <CategoryCarousel />
      </div>
      <PageErrorBoundary fallback={<BareAdvice />}>
        <Advice />
      </PageErrorBoundary>
      <StatsStrip />
      <div className={HOME_COLUMN}>
        <BrandList />
      </div>
      <PageErrorBoundary fallback={null}>
        <LastWord />
      </PageErrorBoundary>
    </>
  );
}

function BareFirstScreen() {
  return (
    <>
      <BareHomeHead />
      <Hero popularSizes={[]} />
    </>
  );
}

function BareAdvice() {
  return (
    <div className={HOME_COLUMN}>
      <SizeGuide />
    </div>
  );
}

function FirstScreen() {
  const { shopSettings } = useHomeSettingsSuspenseQuery().data;
  return (
    <>
      <HomeHead settings={shopSettings} />
      <Hero popularSizes={shopSettings.popularSizes} />
      <FactsStrip settings={shopSettings} />
    </>
  );
}

function Advice() {
  const { shopSettings } = useHomeSettingsSuspenseQuery().data;
  return (
    <div className={HOME_COLUMN}>
      <SeasonPicker settings={shopSettings} />
      <FeatureCards settings={shopSettings} />
      <SizeGuide />
      <DeliveryAndFitting settings={shopSettings} />
    </div>
  );
}

function LastWord() {
  const { shopSettings } = useHomeSettingsSuspenseQuery().data;
  return <CallToAction settings={shopSettings} />;
}
