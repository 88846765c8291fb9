import { CATEGORIES, categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { SEASONS, seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import type { PageMenu } from '../apollo/schema.generated.ts';
import { categoryPath, seasonPath } from '../lib/paths/tyrePaths.ts';

/** A page that the owner links from a menu. */
export interface MenuPage {
  title: string;
  path: string;
  menu: PageMenu;
}

export interface NavigationLink {
  to: string;
  label: string;
}

/** The links of a menu to the owner's pages. */
export const linksIn = (menu: PageMenu, pages: readonly MenuPage[]): NavigationLink[] =>
  pages.filter((page) => page.menu === menu).map(({ title, path }) => ({ to: path, label: title }));

/** The listing by category of tyre. */
export const categoryLinks: NavigationLink[] = CATEGORIES.map((category) => ({
  to: categoryPath(category),
  label: categoryLabels[category],
}));

export const finderLink: NavigationLink = { to: '/finder', label: 'Tyre finder' };

export const seasonLinks: NavigationLink[] = SEASONS.map((season) => ({
  to: seasonPath(season),
  label: seasonLabels[season],
}));

export const helpLinks: NavigationLink[] = [
  { to: '/contact', label: 'Contact us' },
  { to: '/faq', label: 'Questions and answers' },
  { to: '/shipping', label: 'Delivery' },
  { to: '/returns', label: 'Returns' },
  { to: '/warranty', label: 'Warranty' },
  { to: '/fitting-centers', label: 'Fitting centres' },
  { to: '/track-order', label: 'Track order' },
];

export const guestLinks: NavigationLink[] = [
  { to: '/login', label: 'Login' },
  { to: '/register', label: 'Create an account' },
];

export const accountLinks: NavigationLink[] = [
  { to: '/account', label: 'Account' },
  { to: '/orders', label: 'Orders' },
];

export const adminLink: NavigationLink = { to: '/admin', label: 'Admin' };

export const shopLinks: NavigationLink[] = [
  { to: '/shop', label: 'All tyres' },
  { to: '/tyres', label: 'Tyre sizes' },
  { to: '/brands', label: 'Brands' },
  { to: '/cars', label: 'Tyres by vehicle' },
  { to: '/cart', label: 'Cart' },
  { to: '/login', label: 'Login' },
  { to: '/account', label: 'Account' },
  { to: '/blog', label: 'Blog' },
  { to: '/about', label: 'About us' },
];

export const policyLinks: NavigationLink[] = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/cookies#choice', label: 'Cookie choices' },
  { to: '/accessibility', label: 'Accessibility' },
];

/** The label that Directive 2011/83/EU, article 11a, prescribes. */
export const withdrawalLink: NavigationLink = { to: '/withdraw', label: 'Withdraw from contract here' };
