import type { FragmentType } from '@apollo/client';
import { formatDecimal } from '@treadline/schema/trade/values/money';
import { useContext } from 'react';
import { GALLERY_SIZES } from '../../features/gallery/galleryImage.ts';
import { breadcrumbJsonLd } from '../../lib/head/breadcrumbJsonLd.ts';
import type { Site } from '../../lib/head/headTags.ts';
import { PageHead, SiteContext } from '../../lib/head/PageHead.tsx';
import type { JsonLd } from '../../lib/head/schemaOrg.ts';
import { pictureUrl } from '../../lib/paths/pictureUrl.ts';
import { modelPath } from '../../lib/paths/productPath.ts';
import type { Breadcrumb } from '../../ui/page/Breadcrumbs.tsx';
import { useModelHeadFragment, type ModelHeadFragment } from './ModelHead.generated.ts';

/** The model and its price range, as schema.org describes them. */
function modelJsonLd(
  { slug, fullName, description, brand, images, minPrice, maxPrice, variationCount }: ModelHeadFragment,
  site: Site,
): JsonLd<'Product'> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: fullName,
    description,
    brand: { '@type': 'Brand', name: brand.name },
    image: images.map(({ url }) => new URL(pictureUrl(url), site.origin).href),
    url: new URL(modelPath({ slug }), site.origin).href,
    offers:
      variationCount === 0
        ? undefined
        : {
            '@type': 'AggregateOffer',
            priceCurrency: 'GBP',
            lowPrice: formatDecimal(minPrice),
            highPrice: formatDecimal(maxPrice),
            offerCount: variationCount,
          },
  };
}

/**
 * The head tags of a model's page, with the model's own text for search engines. The page isn't indexed, but its
 * sizes are.
 */
export function ModelHead({
  model,
  crumbs,
}: {
  model: FragmentType<ModelHeadFragment>;
  crumbs: readonly Breadcrumb[];
}) {
  const facts = useModelHeadFragment(model);
  const site = useContext(SiteContext);
  const { slug, seo, images } = facts;
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      keywords={seo.keywords}
      openGraphTitle={seo.ogTitle}
      openGraphDescription={seo.ogDescription}
      canonicalPath={modelPath({ slug })}
      robots="noindex,follow"
      imageUrl={images[0]?.url}
      mainPicture={{ url: images[0]?.url, sizes: GALLERY_SIZES }}
      openGraphType="product"
      jsonLd={[modelJsonLd(facts, site), breadcrumbJsonLd(crumbs, site.origin)]}
    />
  );
}
