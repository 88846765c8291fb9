import { KeptData } from '../../platform/kept-data.ts';
import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';
import { SETTING_DEFAULTS, type ShopSettingValues } from './shop-settings.ts';

export { isDemonstration, type ShopSettingValues } from './shop-settings.ts';

/** The shop's settings, kept in memory for one version of them. */
export class SettingsService {
  readonly #kept: KeptData<ShopSettingValues>;

  constructor({ platform }: Services) {
    this.#kept = new KeptData(platform.versions, 'settings', () => load(platform.sql));
  }

  /** All settings: the owner's where there are some, the defaults elsewhere. */
  read(): Promise<ShopSettingValues> {
    return this.#kept.read();
  }
}

async function load(sql: Sql): Promise<ShopSettingValues> {
  const rows = await sql.rows<{ key: string; value: unknown }>('select key, value from settings');
  return {
    ...SETTING_DEFAULTS,
    ...Object.fromEntries(
      rows.filter(({ key }) => key in SETTING_DEFAULTS).map(({ key, value }) => [key, value]),
    ),
  };
}
