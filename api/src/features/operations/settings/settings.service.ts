import type { EntityManager } from '@mikro-orm/postgresql';
import { cachedData } from '../../../platform/cache/query-cache.ts';
import { Service } from '../../../platform/services/services.ts';
import { SETTING_DEFAULTS } from './shop-settings.ts';

export type ShopSettingValues = typeof SETTING_DEFAULTS;

/** Whether the company is still the made-up one, so that every page that shows its data can say so. */
export function isDemonstration({ companyNumber }: ShopSettingValues): boolean {
  return companyNumber === SETTING_DEFAULTS.companyNumber;
}

interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

const ALL = 'select key, value from settings';

/** The shop's settings, kept in memory for one version of them. */
export class SettingsService extends Service {
  readonly #kept = cachedData(this.platform.versions, 'settings', async () =>
    settingsOf(await this.platform.sql.rows<SettingRow>(ALL)),
  );

  /** All settings: the owner's where there are some, the defaults elsewhere. */
  read(): Promise<ShopSettingValues> {
    return this.#kept();
  }

  /** The same within the transaction of `em`, on its connection. */
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
