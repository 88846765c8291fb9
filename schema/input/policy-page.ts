import { SHOP_TEXTS, shopTextOf } from './shop-text.ts';

/** The text pages that the shop itself links to, each with its own path such as /privacy. */
export const POLICY_SLUGS = ['privacy', 'terms', 'returns', 'cookies', 'review-policy'] as const;

export type PolicySlug = (typeof POLICY_SLUGS)[number];

const isPolicy = (slug: string): boolean => POLICY_SLUGS.some((policy) => policy === slug);

/** The texts that every shop has: its policies, and those with a place of their own. */
export const FIXED_SLUGS: readonly string[] = [...POLICY_SLUGS, ...Object.keys(SHOP_TEXTS)];

/** Whether every shop has this text, so that it can't be deleted. */
export const isFixed = (slug: string): boolean => FIXED_SLUGS.includes(slug);

/** The path of a text page, or of the page that a text is a part of. */
export const pagePath = (slug: string): string =>
  shopTextOf(slug)?.path ?? (isPolicy(slug) ? `/${slug}` : `/pages/${slug}`);
