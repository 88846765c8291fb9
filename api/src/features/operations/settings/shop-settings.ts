import { recordOf } from '@treadline/schema/trade/values/words';
import { analytics, claims, company } from './company.settings.ts';
import { delivery } from './delivery.settings.ts';
import { hours } from './hours.settings.ts';
import { mails } from './mail.settings.ts';
import { fitting, promises } from './promises.settings.ts';
import { safety } from './safety.settings.ts';
import type { SettingGroupName } from './setting.enums.ts';
import type { Setting, SettingGroup } from './setting.ts';
import { storefront } from './storefront.settings.ts';

/** The groups of settings, in the order of the forms. */
export const SETTING_GROUPS = {
  COMPANY: company,
  HOURS: hours,
  DELIVERY: delivery,
  PROMISES: promises,
  CLAIMS: claims,
  FITTING: fitting,
  STOREFRONT: storefront,
  EMAILS: mails,
  ANALYTICS: analytics,
  SAFETY: safety,
} as const satisfies Readonly<Record<SettingGroupName, SettingGroup>>;

/** All settings by key, across groups. */
export const SETTINGS = {
  ...company.settings,
  ...hours.settings,
  ...delivery.settings,
  ...promises.settings,
  ...claims.settings,
  ...fitting.settings,
  ...storefront.settings,
  ...mails.settings,
  ...analytics.settings,
  ...safety.settings,
};

type Values = {
  readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key] extends Setting<infer Value>
    ? Value
    : never;
};

/** The values that apply unless the table `settings` has another. */
export const SETTING_DEFAULTS: Values = recordOf<Values>(
  Object.entries(SETTINGS).map(([key, setting]) => [key as keyof Values, setting.default]),
);
