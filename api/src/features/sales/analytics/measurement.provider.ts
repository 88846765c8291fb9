import type { Config } from '../../../platform/config/config.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';

/** Where events are sent to. */
export interface MeasurementProvider {
  readonly name: string;
  /** The whole address, with the identifiers of the shop. */
  readonly url: string;
}

/**
 * Google Analytics, once it has both its identifier, a setting, and its secret, a variable; else null. Null too while
 * the owner has counting switched off: nothing leaves the shop then, not even what was counted before.
 */
export function providerOf(
  { analytics: { apiSecret, url } }: Config,
  { analyticsIsAsked, analyticsMeasurementId }: ShopSettingValues,
): MeasurementProvider | null {
  if (!analyticsIsAsked || !apiSecret || !analyticsMeasurementId) return null;
  const query = new URLSearchParams({ measurement_id: analyticsMeasurementId, api_secret: apiSecret });
  return { name: 'Google Analytics', url: `${url}?${query.toString()}` };
}
