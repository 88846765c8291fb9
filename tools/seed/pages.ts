import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySlug } from '@treadline/schema/input/policy-page';
import type { ShopTextSlug } from '@treadline/schema/input/shop-text';

/** The shop's first texts; their HTML is in data/pages/{slug}.html. */
const TITLES: Readonly<Record<PolicySlug | ShopTextSlug, string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  returns: 'Returns & Refunds Policy',
  cookies: 'Cookie Policy',
  'review-policy': 'Review Policy',
  'home-hero': 'The right tyre, first time.',
  'home-reasons': 'Why drivers buy here',
  'home-sizes': 'How to read your sidewall',
  'home-delivery': 'To your door',
  'home-fitting': 'At a garage or at home',
  'home-call': 'One car or a whole fleet',
  'shop-about': 'About {{shopName}}',
  'shop-contact': 'Contact us',
  'shop-delivery': 'Shipping & Delivery',
  'shop-faq': 'Frequently asked questions',
  'shop-fitting': 'Local Fitting Centers',
  'shop-warranty': 'Warranty & Guarantees',
};

/**
 * Rows of the texts that the shop lacks, for the pages' tables, ordered by their references.
 * @param held the slugs of its pages.
 */
export function pageRows(
  folder: string,
  today: Date,
  held: ReadonlySet<string>,
): readonly (readonly [table: string, rows: object[]])[] {
  const texts = Object.entries(TITLES)
    .filter(([slug]) => !held.has(slug))
    .map(([slug, title]) => ({
      slug,
      title,
      content: readFileSync(join(folder, 'pages', `${slug}.html`), 'utf8'),
    }));
  return [
    ['pages', texts.map((text) => ({ ...text, last_updated_at: today }))],
    ['page_versions', texts.map((text) => ({ ...text, version: 1, written_at: today, actor_role: 'SHOP' }))],
  ];
}
