import { SHARED_PICTURE, type Site } from './headTags.ts';
import type { JsonLd } from './schemaOrg.ts';

interface Shop {
  shopName: string;
  companyName: string;
  phone: string;
  email: string;
  address: readonly string[];
  openingHours: readonly { dayNames: readonly string[]; opens: string; closes: string }[];
  specialDays: readonly { date: string; name: string; opens: string | null; closes: string | null }[];
}

const COUNTRY = 'GB';
/** The square logo of shops without their own. */
const LOGO = '/icon-512.png';

/** The shop's `@id`, by which other structured data refers to it. */
export function shopId(origin: string): string {
  return `${origin}/#shop`;
}

/** A search engine's logo is square if there's an icon. */
function logoOf({ origin, logo, icons }: Site): string {
  return origin + (icons?.large ?? logo?.url ?? LOGO);
}

/** The shop as the publisher of a page's subject. */
export const publisherJsonLd = (site: Site): JsonLd<'Organization'> => ({
  '@type': 'Organization',
  '@id': shopId(site.origin),
  name: site.shopName,
  logo: logoOf(site),
});

/** The shop as schema.org's TireShop, which is both an organisation and a place. */
export function shopJsonLd(shop: Shop, site: Site): JsonLd<'TireShop'> {
  const { origin, logo } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'TireShop',
    '@id': shopId(origin),
    name: shop.shopName,
    legalName: shop.companyName,
    url: `${origin}/`,
    logo: logoOf(site),
    image: origin + (logo?.shareUrl ?? SHARED_PICTURE),
    telephone: shop.phone,
    email: shop.email,
    address: addressJsonLd(shop.address),
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    currenciesAccepted: 'GBP',
    openingHoursSpecification: shop.openingHours.map(({ dayNames, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: dayNames,
      opens,
      closes,
    })),
    // To Google, a day that opens and closes at midnight is closed.
    ...(shop.specialDays.length > 0
      ? {
          specialOpeningHoursSpecification: shop.specialDays.map(({ date, name, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            name,
            validFrom: date,
            validThrough: date,
            opens: opens ?? '00:00',
            closes: closes ?? '00:00',
          })),
        }
      : {}),
  };
}

/** An address's last lines are town and postcode. */
function addressJsonLd(lines: readonly string[]): JsonLd<'PostalAddress'> {
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -2).join(', '),
    addressLocality: lines.at(-2),
    postalCode: lines.at(-1),
    addressCountry: COUNTRY,
  };
}
