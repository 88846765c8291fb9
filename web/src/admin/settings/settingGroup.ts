import type { AdminSettingsQuery } from './AdminSettings.generated.ts';

/** Settings that are changed together, as their form needs them. */
export type SettingGroup = NonNullable<AdminSettingsQuery['adminSettings']>[number];
