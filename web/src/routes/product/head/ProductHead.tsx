import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext, useEffect } from 'react';
import { GALLERY_SIZES } from '../../../features/gallery/galleryImage.ts';
import { breadcrumbJsonLd } from '../../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../../lib/head/PageHead.tsx';
import { productPath } from '../../../lib/paths/productPath.ts';
import { tellAct } from '../../../lib/visitor/visitorActs.ts';
import type { Breadcrumb } from '../../../ui/page/Breadcrumbs.tsx';
import {
  useProductHeadFragment,
  useProductOfferTermsFragment,
  type ProductHeadFragment,
  type ProductOfferTermsFragment,
} from './ProductHead.generated.ts';
import { productJsonLd } from './productJsonLd.ts';

interface ProductHeadProps {
  product: FragmentType<ProductHeadFragment>;
  settings: FragmentType<ProductOfferTermsFragment>;
  crumbs: readonly Breadcrumb[];
  /** Robots rules; omitted for the canonical page, which is the only one that starts with the gallery. */
  robots?: string;
}

function describe(
  { name, price, ownStockQuantity, fuelEfficiency, wetGrip, noiseDb }: ProductHeadFragment,
  deliveryText: string,
): string {
  const label =
    wetGrip && fuelEfficiency
      ? ` Wet grip ${wetGrip}, fuel efficiency ${fuelEfficiency}, ${noiseDb} dB.`
      : '';
  const stock =
    ownStockQuantity > 0 ? ` In stock, delivered in ${deliveryText} working days on the UK mainland.` : '';
  return `${name} for ${formatPrice(price)} including VAT.${label}${stock}`;
}

/**
 * A product's head tags for search engines and link previews. The canonical URL is its main page. Every product page
 * renders this, so visits are counted here.
 */
export function ProductHead({ product, settings, crumbs, robots }: ProductHeadProps) {
  const facts = useProductHeadFragment(product);
  const terms = useProductOfferTermsFragment(settings);
  const site = useContext(SiteContext);
  useEffect(() => {
    tellAct({ name: 'VIEW_ITEM', items: [{ productId: facts.id, quantity: 1 }] });
  }, [facts.id]);
  return (
    <PageHead
      title={facts.name}
      description={describe(facts, terms.deliveryText)}
      canonicalPath={productPath(facts)}
      robots={robots}
      sharePicture={{ url: facts.sharePictureUrl, alt: facts.name }}
      mainPicture={robots ? undefined : { url: facts.images[0]?.url, sizes: GALLERY_SIZES }}
      openGraphType="product"
      jsonLd={[productJsonLd(facts, terms, site), breadcrumbJsonLd(crumbs, site.origin)]}
    />
  );
}
