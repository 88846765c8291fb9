import { expect, it } from 'vitest';
import { shopJsonLd } from '../../lib/head/shopJsonLd.ts';
import { websiteJsonLd } from './homeJsonLd.ts';

const ORIGIN = 'https://shop.test';
const SITE = { origin: ORIGIN, shopName: 'Treadline' };

const shop = {
  shopName: 'Treadline',
  companyName: 'Treadline Tyres Ltd',
  phone: '01632 960 100',
  email: 'hello@shop.test',
  address: ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'],
  openingHours: [
    { dayNames: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' },
    { dayNames: ['Sunday'], opens: '10:00', closes: '16:00' },
  ],
  specialDays: [
    { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '12:00' },
    { date: '2026-12-25', name: 'Christmas Day', opens: null, closes: null },
  ],
};

it('SEO-04 GEN-17 the shop’s markup states the opening hours in the settings', () => {
  expect(shopJsonLd(shop, SITE).openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '08:00',
      closes: '18:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '10:00', closes: '16:00' },
  ]);
});

it('GEN-17 the shop’s markup states special days, and those without hours as closed', () => {
  const day = (name: string, date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  expect(shopJsonLd(shop, SITE).specialOpeningHoursSpecification).toEqual([
    day('Christmas Eve', '2026-12-24', '09:00', '12:00'),
    day('Christmas Day', '2026-12-25', '00:00', '00:00'),
  ]);
});

it('SEO-03 the shop’s markup takes town and postcode from the last lines of the address', () => {
  expect(shopJsonLd(shop, SITE).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Unit 4, Ivel Works',
    addressLocality: 'Bedford',
    postalCode: 'MK42 0AA',
    addressCountry: 'GB',
  });
});

it('SEO-03 the site’s markup has the shop as publisher and the listing as search', () => {
  const site = websiteJsonLd(SITE);
  expect(site.publisher).toMatchObject({ '@id': shopJsonLd(shop, SITE)['@id'], name: shop.shopName });
  expect(site.potentialAction).toMatchObject({
    target: { urlTemplate: 'https://shop.test/shop?search={search_term_string}' },
  });
});

it('SEO-03 the shop’s markup has a logo and a picture', () => {
  const { logo, image } = shopJsonLd(shop, SITE);
  expect([logo, image]).toEqual(['https://shop.test/icon-512.png', 'https://shop.test/share.png']);
});

it('SEO-03 the shop’s markup has the owner’s icon and logo once there are some', () => {
  const look = {
    logo: { url: '/look/l.png', width: 400, height: 100, shareUrl: '/look/l-share.png' },
    icons: { tab: '/look/i-tab.png', touch: '/look/i-touch.png', large: '/look/i-large.png' },
  };
  const { logo, image } = shopJsonLd(shop, { ...SITE, ...look });
  expect([logo, image]).toEqual(['https://shop.test/look/i-large.png', 'https://shop.test/look/l-share.png']);
});

it('GEN-16 the shop’s markup claims no free delivery', () => {
  expect(JSON.stringify([shopJsonLd(shop, SITE), websiteJsonLd(SITE)])).not.toMatch(/free|shipping/i);
});
