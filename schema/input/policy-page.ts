/** The pages of text that the shop itself links to, each at an address of its own such as /privacy. */
export const POLICY_SLUGS = ['privacy', 'terms', 'returns', 'cookies', 'review-policy'] as const;

export type PolicySlug = (typeof POLICY_SLUGS)[number];

/** Whether a page of text is one that the shop needs. */
export const isPolicy = (slug: string): boolean => POLICY_SLUGS.some((policy) => policy === slug);

/** The path of a page of text. */
export const pagePath = (slug: string): string => (isPolicy(slug) ? `/${slug}` : `/pages/${slug}`);
