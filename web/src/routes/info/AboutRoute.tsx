import { seasonAdjectives } from '@treadline/schema/trade/tyre/kind/season';
import { use } from 'react';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { shopJsonLd } from '../../lib/head/shopJsonLd.ts';
import { formatCount } from '../../lib/text/format.ts';
import { useAboutSuspenseQuery, type AboutQuery } from './AboutRoute.generated.ts';
import { CompanyInformation } from './CompanyInformation.tsx';
import { ShopTextPage } from './frame/ShopTextPage.tsx';

type Shop = AboutQuery['shopSettings'];

/** /about: the shop and what it does differently. */
export function AboutRoute() {
  const { shopSettings: shop, page } = useAboutSuspenseQuery().data;
  const site = use(SiteContext);
  return (
    <ShopTextPage
      slug="shop-about"
      text={page}
      drawing="/drawings/about.svg"
      title="About us"
      description={
        `${shop.shopName} sells ${formatCount(shop.claims.products)}+ car, 4x4, van and motorcycle ` +
        'tyres to drivers and fleets across the UK, delivered to your door or your garage.'
      }
      jsonLd={[shopJsonLd(shop, site)]}
      parts={{ ourFigures: <Figures {...shop} />, companyDetails: <CompanyInformation company={shop} /> }}
      needed={['companyDetails']}
    />
  );
}

function Figures({ claims }: Shop) {
  const stats = [
    [`${formatCount(claims.products)}+`, 'tyres in the catalogue'],
    [`${formatCount(claims.summer)}+`, seasonAdjectives.SUMMER],
    [`${formatCount(claims.winter)}+`, seasonAdjectives.WINTER],
    [`${formatCount(claims.allSeason)}+`, seasonAdjectives.ALL_SEASON],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-4">
      {stats.map(([figure, what]) => (
        <div key={what} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2">{what}</dt>
          <dd className="text-xl font-[780] font-stretch-[112%]">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
