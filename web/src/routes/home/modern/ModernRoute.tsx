import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import type { ReactNode } from 'react';
import { seasonPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';
import { FeaturedTyres } from '../featured/FeaturedTyres.tsx';
import { HeroSlider } from '../hero/HeroSlider.tsx';
import { AlternativeHead } from '../parts/AlternativeHead.tsx';
import { HOME_COLUMN } from '../parts/homeColumn.ts';
import { NewsletterSection } from '../parts/NewsletterSection.tsx';
import { SEASON_ADVICE } from '../parts/seasonAdvice.ts';
import { StatsStrip } from '../parts/StatsStrip.tsx';
import { Advice } from './Advice.tsx';
import { BrandCounts } from './BrandCounts.tsx';
import { useModernHomeSuspenseQuery } from './ModernRoute.generated.ts';
import { Search } from './Search.tsx';

const FEATURED = 3;
const TITLE = 'Search tyres by size, licence plate or vehicle';

/** A home page that is a search: the search first, the range below. If something fails to load, the rest stays. */
export function ModernRoute() {
  return (
    <>
      <PageErrorBoundary fallback={<BareFirstScreen />}>
        <FirstScreen />
      </PageErrorBoundary>
      <div className={HOME_COLUMN}>
        <FeaturedTyres
          intro="One tyre of each brand, the premium brands first. All of them are in stock."
          limit={FEATURED}
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

function FirstScreen() {
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
        title={TITLE}
        description={`Search ${tyres} by size, licence plate or vehicle. ${claims.freeDelivery}.`}
      />
      <div className="wrap grid gap-6 pt-6 md:pt-10">
        <Heading>{tyres}</Heading>
        <div className="mx-auto grid w-full max-w-4xl gap-4">
          <Search />
          <p className="text-sm text-ink-2 md:text-center">{claims.freeDelivery}.</p>
        </div>
        <HeroSlider label="Tyres by season" slides={seasons} />
      </div>
    </>
  );
}

/** The first screen if the settings failed to load. */
function BareFirstScreen() {
  return (
    <>
      <AlternativeHead title={TITLE} />
      <div className="wrap grid gap-6 pt-6 md:pt-10">
        <Heading>tyres</Heading>
        <div className="mx-auto grid w-full max-w-4xl gap-4">
          <Search />
        </div>
      </div>
    </>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 className="text-2xl font-[800] font-stretch-[118%] md:text-center xl:text-3xl">Search {children}</h1>
  );
}
