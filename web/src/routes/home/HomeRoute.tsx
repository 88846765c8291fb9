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
      <PageErrorBoundary fallback={null}>
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
      <Hero popularSizes={[]} text={null} />
    </>
  );
}

function FirstScreen() {
  const { shopSettings, heroText } = useHomeSettingsSuspenseQuery().data;
  return (
    <>
      <HomeHead settings={shopSettings} />
      <Hero popularSizes={shopSettings.popularSizes} text={heroText} />
      <FactsStrip settings={shopSettings} />
    </>
  );
}

function Advice() {
  const { shopSettings, reasonsText, sizesText, deliveryText, fittingText } =
    useHomeSettingsSuspenseQuery().data;
  return (
    <div className={HOME_COLUMN}>
      <SeasonPicker settings={shopSettings} />
      <FeatureCards text={reasonsText} />
      <SizeGuide text={sizesText} />
      <DeliveryAndFitting settings={shopSettings} delivery={deliveryText} fitting={fittingText} />
    </div>
  );
}

function LastWord() {
  return <CallToAction text={useHomeSettingsSuspenseQuery().data.callText} />;
}
