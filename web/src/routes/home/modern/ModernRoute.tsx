import { seasonLabels } from '@treadline/schema/trade/season';
import { formatCount } from '../../../lib/format.ts';
import { seasonPath } from '../../../lib/tyrePaths.ts';
import { AlternativeHead } from '../AlternativeHead.tsx';
import { FeaturedTyres } from '../FeaturedTyres.tsx';
import { HeroSlider } from '../HeroSlider.tsx';
import { HOME_COLUMN } from '../homeColumn.ts';
import { NewsletterSection } from '../NewsletterSection.tsx';
import { SEASON_ADVICE } from '../seasonAdvice.ts';
import { StatsStrip } from '../StatsStrip.tsx';
import { Advice } from './Advice.tsx';
import { BrandCounts } from './BrandCounts.tsx';
import { useModernHomeSuspenseQuery } from './ModernRoute.generated.ts';
import { Search } from './Search.tsx';

const BEST_SELLERS = 3;

/** The home page that is a search: what to type first, what there is below. */
export function ModernRoute() {
  const { claims } = useModernHomeSuspenseQuery().data.shopSettings;
  const tyres = `${formatCount(claims.products)}+ tyres`;
  const seasons = SEASON_ADVICE.map(({ season, claim, Icon, advice }) => ({
    title: `${seasonLabels[season]} tyres`,
    text: advice,
    link: { to: seasonPath(season), label: `See ${formatCount(claims[claim])}+ tyres` },
    Icon,
  }));
  return (
    <>
      <AlternativeHead
        title="Search tyres by size, licence plate or vehicle"
        description={`Search ${tyres} by size, licence plate or vehicle. ${claims.freeDelivery}.`}
      />
      <div className="wrap grid gap-6 pt-6 md:pt-10">
        <h1 className="text-2xl font-[800] font-stretch-[118%] md:text-center xl:text-3xl">Search {tyres}</h1>
        <div className="mx-auto grid w-full max-w-4xl gap-4">
          <Search />
          <p className="text-sm text-ink-2 md:text-center">{claims.freeDelivery}.</p>
        </div>
        <HeroSlider label="Tyres by season" slides={seasons} />
      </div>
      <div className={HOME_COLUMN}>
        <FeaturedTyres
          title="Best sellers"
          intro="One tyre of each brand, the premium brands first. All of them are in stock."
          limit={BEST_SELLERS}
        />
      </div>
      <StatsStrip />
      <div className={HOME_COLUMN}>
        <BrandCounts />
        <Advice />
      </div>
      <NewsletterSection />
    </>
  );
}
