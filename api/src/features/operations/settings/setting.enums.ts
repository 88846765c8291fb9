import { graphqlEnum } from '../../../platform/services/enums.ts';

export const SettingKind = graphqlEnum(
  'SettingKind',
  'What a setting’s value is, and so how a form asks for it.',
  {
    TEXT: 'A text on one line.',
    PARAGRAPH: 'A text that may be long.',
    LINES: 'A list of texts, a line each.',
    NUMBER: 'A whole number, in the setting’s unit.',
    MONEY: 'An amount in pence.',
    SWITCH: 'True or false.',
    CHOICE: 'The key of one of the setting’s parts.',
    NUMBERS: 'A whole number for each of the setting’s parts, by their keys.',
    AMOUNTS: 'An amount in pence for each of the setting’s parts, by their keys.',
    TEXTS: 'A text for each of the setting’s parts, by their keys.',
    WEEK: 'For each day of the week, by its English name, when the shop opens and closes; null if it stays closed.',
    SPECIAL_DAYS: 'Days on which the shop is closed or has other hours.',
  },
);
export type SettingKind = keyof typeof SettingKind;

export const SettingGroupName = graphqlEnum('SettingGroupName', 'Settings that are changed together.', {
  COMPANY: 'Who the shop is and how to reach it.',
  HOURS: 'When the shop is open and when somebody answers.',
  DELIVERY: 'What delivery costs, where it goes and how long it takes.',
  PROMISES: 'Returns, guarantees and warranty.',
  CLAIMS: 'What the shop says about itself.',
  FITTING: 'The mobile fitting service.',
  STOREFRONT: 'How the shop looks: sale badge and popular sizes.',
  ANALYTICS: 'How visits are counted.',
  SAFETY: 'How administrators sign in.',
});
export type SettingGroupName = keyof typeof SettingGroupName;
