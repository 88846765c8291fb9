import type { UseFormReturn } from 'react-hook-form';
import type { AdminSettingsQuery } from './AdminSettings.generated.ts';
import type { SettingsValues } from './typedSetting.ts';

/** Settings that are changed together, as their form needs them. */
export type SettingGroup = NonNullable<AdminSettingsQuery['adminSettings']>[number];

/** A setting and the form it is part of. */
export interface SettingFieldProps {
  setting: SettingGroup['settings'][number];
  form: UseFormReturn<SettingsValues>;
}
