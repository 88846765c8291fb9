import type { ShopSettingValues } from './settings.service.ts';
import { SETTING_DEFAULTS } from './shop-settings.ts';

/** The settings of a shop whose owner has changed these and no others. */
export function someSettings(changed: Partial<ShopSettingValues> = {}): ShopSettingValues {
  return { ...SETTING_DEFAULTS, ...changed };
}
