import type { EntityManager } from '@mikro-orm/postgresql';
import { cachedData } from '../../../platform/cache/query-cache.ts';
import { Service } from '../../../platform/services/services.ts';
import { SETTING_DEFAULTS } from './shop-settings.ts';

export type ShopSettingValues = typeof SETTING_DEFAULTS;

/** Whether the company details are still the made-up ones; then pages that show them say so. */
export function isDemonstration({ companyNumber }: ShopSettingValues): boolean {
  return companyNumber === SETTING_DEFAULTS.companyNumber;
}

interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

const ALL = 'select key, value from settings';

/** The shop's settings, cached in memory until they change. */
export class SettingsService extends Service {
  readonly #kept = cachedData(this.platform.versions, 'settings', async () =>
    settingsOf(await this.platform.sql.rows<SettingRow>(ALL)),
  );

  /** All settings: the owner's values, otherwise the defaults. */
  read(): Promise<ShopSettingValues> {
    return this.#kept();
  }

  /** All settings, read in the transaction of `em`. */
  async readIn(em: EntityManager): Promise<ShopSettingValues> {
    return settingsOf(await em.execute<SettingRow[]>(ALL));
  }
}

function settingsOf(rows: readonly SettingRow[]): ShopSettingValues {
  return {
    ...SETTING_DEFAULTS,
    ...Object.fromEntries(
      rows.filter(({ key }) => key in SETTING_DEFAULTS).map(({ key, value }) => [key, value]),
    ),
  };
}
