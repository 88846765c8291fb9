/** The answer of a visitor who lets the shop count for itself: nothing tells their visits apart. */
export const ONLY_COUNTED = 'counted';

/**
 * What a visitor who agreed to be counted has agreed to: the shop's own counting, or that of a provider, to which
 * a random number, made for this consent only, tells their visits from those of others.
 */
export const ANALYTICS_CONSENT = String.raw`^(?:counted|[0-9]{1,10}\.[0-9]{1,10})$`;
