/** The text pages that the shop itself links to, each with its own path such as /privacy. */
export const POLICY_SLUGS = ['privacy', 'terms', 'returns', 'cookies', 'review-policy'] as const;

export type PolicySlug = (typeof POLICY_SLUGS)[number];

/** Whether the shop links to a text page itself. */
export const isPolicy = (slug: string): boolean => POLICY_SLUGS.some((policy) => policy === slug);

/** The path of a text page. */
export const pagePath = (slug: string): string => (isPolicy(slug) ? `/${slug}` : `/pages/${slug}`);
