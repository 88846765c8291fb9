import type { Site } from '../../lib/head/headTags.ts';
import type { JsonLd } from '../../lib/head/schemaOrg.ts';
import { shopId, shopJsonLd } from '../../lib/head/shopJsonLd.ts';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

const METRES_PER_KM = 1_000;

/** The mobile fitting service as schema.org's TireShop, with the circle and towns that it serves. */
export function localJsonLd(
  { shopSettings: shop, towns }: LocalTyresQuery,
  path: string,
  site: Site,
): JsonLd<'TireShop'> {
  const { origin } = site;
  const base = towns.find(({ isBase }) => isBase);
  const circle: JsonLd<'GeoCircle'> | undefined = base && {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: base.latitude, longitude: base.longitude },
    geoRadius: shop.mobileFittingRadiusKm * METRES_PER_KM,
  };
  const cities = towns
    .filter(({ isBase, isCovered }) => isBase || isCovered)
    .map(({ name, county }): JsonLd<'City'> => ({
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'AdministrativeArea', name: county },
    }));
  return {
    ...shopJsonLd(shop, site),
    '@type': 'TireShop',
    '@id': `${origin}${path}#fitting`,
    name: `${shop.shopName} ${shop.baseTown}`,
    url: `${origin}${path}`,
    telephone: [shop.phone, shop.secondPhone],
    areaServed: [...(circle ? [circle] : []), ...cities],
    parentOrganization: { '@id': shopId(origin) },
  };
}
