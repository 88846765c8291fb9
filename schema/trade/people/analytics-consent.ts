/** The consent of a visitor who allows the shop's own counting: their visits can't be told apart. */
export const ONLY_COUNTED = 'counted';

/**
 * The consent of a visitor who agreed to be counted: either by the shop itself, or by a provider, which tells their
 * visits apart by a random number made for this consent only.
 */
export const ANALYTICS_CONSENT = String.raw`^(?:counted|[0-9]{1,10}\.[0-9]{1,10})$`;
