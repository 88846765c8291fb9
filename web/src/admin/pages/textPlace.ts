import { isFixed } from '@treadline/schema/input/policy-page';
import { shopTextOf, type ShopTextSlug } from '@treadline/schema/input/shop-text';

/** Where a text stands in the shop, in a few words. */
export const textPlace = (slug: string): string =>
  shopTextOf(slug)?.place ?? (isFixed(slug) ? 'Policy' : 'Own page');

const ON_INFORMATION_PAGE =
  'Smaller headings are cards beside each other. A line that’s only links is drawn as buttons. Values in square ' +
  'brackets are parts that the page draws; keep each on a line of its own.';
const ONE_PARAGRAPH = 'The page shows the title and the first paragraph.';

/** How the pages draw the texts that have their own place. */
const DRAWN: Readonly<Record<ShopTextSlug, string>> = {
  'home-hero': ONE_PARAGRAPH,
  'home-reasons': 'Each smaller heading is a reason. A last line that’s only a link leads to more about it.',
  'home-sizes': ONE_PARAGRAPH,
  'home-delivery': ONE_PARAGRAPH,
  'home-fitting': 'The page shows the first paragraph and the list.',
  'home-call': 'The page shows all of it, above two buttons.',
  'shop-about': ON_INFORMATION_PAGE,
  'shop-contact': ON_INFORMATION_PAGE,
  'shop-delivery': ON_INFORMATION_PAGE,
  'shop-faq':
    'Headings are the categories, smaller headings the questions, and the text below is the answer.',
  'shop-fitting': ON_INFORMATION_PAGE,
  'shop-warranty': ON_INFORMATION_PAGE,
};

/** How the page draws a text; null if it shows it as written. */
export const drawnAs = (slug: string): string | null =>
  shopTextOf(slug) ? DRAWN[slug as ShopTextSlug] : null;
