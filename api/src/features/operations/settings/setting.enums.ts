import { graphqlEnum } from '../../../platform/services/enums.ts';

export const SettingKind = graphqlEnum(
  'SettingKind',
  'The type of a setting’s value, which decides its form field.',
  {
    TEXT: 'One line of text.',
    PARAGRAPH: 'Text that can be long.',
    LINES: 'A list of texts, one per line.',
    NUMBER: 'A whole number, in the setting’s unit.',
    MONEY: 'An amount in pence.',
    SWITCH: 'True or false.',
    COLOUR: 'A colour in six hexadecimal digits, such as #ffcc00.',
    LOGO: 'The name that `uploadLookPicture` answered for a logo; empty for the shop’s own.',
    ICON: 'The same for an icon.',
    CHOICE: 'The key of one of the setting’s parts.',
    NUMBERS: 'A whole number for each of the setting’s parts, by their keys.',
    AMOUNTS: 'An amount in pence for each of the setting’s parts, by their keys.',
    TEXTS: 'A text for each of the setting’s parts, by their keys.',
    PARAGRAPHS: 'The same, with texts that can be long.',
    WEEK: 'Each weekday by its English name, with opening and closing times; null if closed.',
    SPECIAL_DAYS: 'Days with a closure or special hours.',
  },
);
export type SettingKind = keyof typeof SettingKind;

export const SettingGroupName = graphqlEnum(
  'SettingGroupName',
  'A group of settings that are edited together.',
  {
    COMPANY: 'The shop’s name and contact details.',
    HOURS: 'When the shop is open, and when it answers phone, chat and email.',
    DELIVERY: 'Delivery prices, destinations and times.',
    PROMISES: 'Returns, guarantees and warranty.',
    CLAIMS: 'The shop’s claims about itself.',
    FITTING: 'The mobile fitting service.',
    STOREFRONT: 'How the shop looks: logo, colour, sale badge and popular sizes.',
    EMAILS: 'The owner’s words in emails to customers.',
    ANALYTICS: 'How visits are counted.',
    SAFETY: 'How administrators must sign in.',
  },
);
export type SettingGroupName = keyof typeof SettingGroupName;
