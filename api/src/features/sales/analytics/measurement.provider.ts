import type { Config } from '../../../platform/config/config.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';

/** The service that receives the events. */
export interface MeasurementProvider {
  readonly name: string;
  /** The complete URL, with the shop's identifiers and its secret. */
  readonly url: string;
}

/**
 * Google Analytics, if both its identifier (a setting) and its secret (an environment variable) are known; else null.
 * Also null while the owner has counting switched off: nothing leaves the shop then, not even earlier events.
 */
export function providerOf(
  { analytics: { apiSecret, url } }: Config,
  { analyticsIsAsked, analyticsMeasurementId }: ShopSettingValues,
): MeasurementProvider | null {
  if (!analyticsIsAsked || !apiSecret || !analyticsMeasurementId) return null;
  const query = new URLSearchParams({ measurement_id: analyticsMeasurementId, api_secret: apiSecret });
  return { name: 'Google Analytics', url: `${url}?${query.toString()}` };
}
