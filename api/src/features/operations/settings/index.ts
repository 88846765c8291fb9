export type { WordedMail } from './mail.settings.ts';
export { SettingGroupName, SettingKind } from './setting.enums.ts';
export { UpdateSettingsInput } from './setting.inputs.ts';
export { SettingsEditor, type StandingGroup } from './settings-editor.service.ts';
export { settings } from './settings.feature.ts';
export { isDemonstration, SettingsService, type ShopSettingValues } from './settings.service.ts';
export {
  ICON_FILES,
  iconsOf,
  LOOK_FOLDER,
  LOOK_PATH,
  logoOf,
  type LookPicture,
  type ShopLogo,
} from './shop-look.ts';
export { SETTING_DEFAULTS } from './shop-settings.ts';
