import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { BrandList } from './BrandList.tsx';
import { CallToAction } from './CallToAction.tsx';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { DeliveryAndFitting } from './DeliveryAndFitting.tsx';
import { FactsStrip } from './FactsStrip.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { FeaturedTyres } from './FeaturedTyres.tsx';
import { Hero } from './Hero.tsx';
import { HOME_COLUMN } from './homeColumn.ts';
import { BareHomeHead, HomeHead } from './HomeHead.tsx';
import { useHomeSettingsSuspenseQuery } from './HomeSettings.generated.ts';
import { SeasonPicker } from './SeasonPicker.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { StatsStrip } from './StatsStrip.tsx';

/** The home page. Its queries run in parallel, and whichever fails leaves the rest of the page in place. */
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
