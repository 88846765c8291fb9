import type { FragmentType } from '@apollo/client';
import { use } from 'react';
import { PageHead, SiteContext } from '../../lib/head/PageHead.tsx';
import { shopJsonLd } from '../../lib/head/shopJsonLd.ts';
import { formatCount } from '../../lib/text/format.ts';
import { useHomeHeadFragment, type HomeHeadFragment } from './HomeHead.generated.ts';
import { websiteJsonLd } from './homeJsonLd.ts';

const TITLE = 'Tyres by registration or size, delivered to your door';

/** The home page's head if the settings failed to load. */
export function BareHomeHead() {
  return <PageHead title={TITLE} canonicalPath="/" />;
}

/** The home page's head tags for search engines and link previews. */
export function HomeHead({ settings }: { settings: FragmentType<HomeHeadFragment> }) {
  const shop = useHomeHeadFragment(settings);
  const site = use(SiteContext);
  const { products, freeDelivery, returns } = shop.claims;
  return (
    <PageHead
      title={TITLE}
      description={
        `Find the tyres that fit by registration or size. ${formatCount(products)}+ car, 4x4, van ` +
        `and motorcycle tyres. ${freeDelivery}. Price match, manufacturer warranty and ${returns}.`
      }
      canonicalPath="/"
      jsonLd={[shopJsonLd(shop, site), websiteJsonLd(site)]}
    />
  );
}
