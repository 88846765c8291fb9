import { BrandList } from './BrandList.tsx';
import { CallToAction } from './CallToAction.tsx';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { DeliveryAndFitting } from './DeliveryAndFitting.tsx';
import { FactsStrip } from './FactsStrip.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { FeaturedTyres } from './FeaturedTyres.tsx';
import { Hero } from './Hero.tsx';
import { HOME_COLUMN } from './homeColumn.ts';
import { HomeHead } from './HomeHead.tsx';
import { useHomeSettingsSuspenseQuery } from './HomeSettings.generated.ts';
import { SeasonPicker } from './SeasonPicker.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { StatsStrip } from './StatsStrip.tsx';

/**
 * The home page. Its queries run in parallel: tyres and figures may fail without breaking the rest of the
 * page; the settings may not.
 */
export function HomeRoute() {
  return (
    <>
      <FirstScreen />
      <div className={HOME_COLUMN}>
        <FeaturedTyres />
        <CategoryCarousel />
      </div>
      <Advice />
      <StatsStrip />
      <div className={HOME_COLUMN}>
        <BrandList />
      </div>
      <LastWord />
    </>
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
