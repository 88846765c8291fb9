import type { UseFormReturn } from 'react-hook-form';
import type { AdminSettingsQuery } from './AdminSettings.generated.ts';
import type { SettingsValues } from './typedSetting.ts';

/** A group of settings that are saved together. */
export type SettingGroup = NonNullable<AdminSettingsQuery['adminSettings']>[number];

/** The props of a setting's control. */
export interface SettingFieldProps {
  setting: SettingGroup['settings'][number];
  form: UseFormReturn<SettingsValues>;
}
