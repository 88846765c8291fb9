import { formatReach } from '@treadline/schema/trade/places/reach';
import { use } from 'react';
import { breadcrumbJsonLd } from '../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../lib/head/PageHead.tsx';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { CallUs } from './CallUs.tsx';
import { CoveredTowns } from './CoveredTowns.tsx';
import { LocalHero } from './LocalHero.tsx';
import { localJsonLd } from './localJsonLd.ts';
import { LocalPrices } from './LocalPrices.tsx';
import { LocalServices } from './LocalServices.tsx';
import { useLocalTyresSuspenseQuery } from './LocalTyresRoute.generated.ts';
import { VisitSteps } from './VisitSteps.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const PATH = '/bedford-tyres';

/** The local landing page: mobile fitting, emergencies and delivery around the base town. */
export function LocalTyresRoute() {
  const { data } = useLocalTyresSuspenseQuery();
  const site = use(SiteContext);
  const { shopSettings: shop, towns } = data;
  const title = `Tyres and mobile tyre fitting in ${shop.baseTown}`;
  const crumbs = [{ label: 'Home', to: '/' }, { label: title }];
  return (
    <>
      <PageHead
        title={title}
        description={
          `Mobile tyre fitting within about ${formatReach(shop.mobileFittingRadiusKm)} of ${shop.baseTown}, ` +
          `same-day and emergency, and tyre delivery. ${shop.claims.freeDelivery}. Call ${shop.secondPhone}.`
        }
        canonicalPath={PATH}
        jsonLd={[breadcrumbJsonLd(crumbs, site.origin), localJsonLd(data, PATH, site)]}
      />
      <div className="wrap pt-5">
        <Breadcrumbs items={crumbs} />
      </div>
      <LocalHero shop={shop} title={title} />
      <div className="wrap">
        <LocalServices shop={shop} />
        <WhyChooseUs shop={shop} />
        <CoveredTowns shop={shop} towns={towns} />
        <VisitSteps shop={shop} />
        <LocalPrices shop={shop} />
        <CallUs shop={shop} />
      </div>
    </>
  );
}
