import type { InputRule } from '@treadline/schema/input/rule';
import { ORDER_NUMBER_PREFIX, orderNumberExample } from '@treadline/schema/trade/order/order-number';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { EMAIL } from '../../../platform/input/input-rules.ts';
import { choice, lines, number, numbers, onOff, paragraph, phone, readText, text } from './setting-kinds.ts';
import type { Setting, SettingGroup } from './setting.ts';

const ADDRESS: readonly string[] = ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'];

const PREFIX: InputRule = {
  pattern: `^${ORDER_NUMBER_PREFIX}$`,
  message: 'Enter 2 to 5 letters, such as TFL',
};

const orderNumberPrefix: Setting<string> = {
  ...text({
    label: 'Order numbers begin with',
    help: 'From 2 to 5 letters. Existing orders keep their numbers.',
    default: 'TFL',
    rule: { maxLength: 5 },
    preview: orderNumberExample('{value}'),
    shownOn: ['mails', 'invoices'],
  }),
  read: (given) => readText(typeof given === 'string' ? given.toUpperCase() : given, PREFIX),
};

/**
 * The shop's identity. Names and numbers are made up; the telephone numbers are from Ofcom's range for drama.
 */
export const company = {
  label: 'Name and address',
  help: 'Your name and contact details. Emails, invoices and every page show them.',
  settings: {
    shopName: text({
      label: 'Shop name',
      help: 'The name customers know.',
      default: 'Treadline',
      rule: { maxLength: 40 },
      isInvented: true,
      shownOn: ['everyPage', 'mails', 'searchEngines'],
    }),
    companyName: text({
      label: 'Company name',
      help: 'As registered at Companies House.',
      default: 'Treadline Tyres Ltd',
      rule: { maxLength: 100 },
      isInvented: true,
      shownOn: ['everyPage', 'contact', 'terms', 'invoices', 'mails'],
    }),
    companyNumber: text({
      label: 'Company number',
      help: 'The number at Companies House. Pages say that the shop is a demonstration until you change it.',
      default: '00000000',
      rule: {
        pattern: '^(?:[0-9]{8}|[A-Za-z]{2}[0-9]{6})$',
        message: 'A company number has 8 characters, such as 01234567 or SC123456',
      },
      isInvented: true,
      shownOn: ['everyPage', 'terms', 'invoices', 'mails'],
    }),
    vatNumber: text({
      label: 'VAT number',
      default: 'GB 000 0000 00',
      rule: {
        pattern: '^(?:GB|XI)? ?[0-9]{3} ?[0-9]{4} ?[0-9]{2}$',
        message: 'A VAT number has 9 digits, such as GB 123 4567 89',
      },
      isInvented: true,
      shownOn: ['everyPage', 'terms', 'invoices', 'mails'],
    }),
    address: lines({
      label: 'Address',
      help: 'One line each; the last two are the town and the postcode.',
      default: ADDRESS,
      atLeast: 3,
      isInvented: true,
      shownOn: ['everyPage', 'contact', 'invoices', 'mails', 'searchEngines'],
    }),
    phone: phone({
      label: 'Telephone',
      default: '01632 960 100',
      isInvented: true,
      shownOn: ['everyPage', 'contact', 'mails', 'searchEngines'],
    }),
    secondPhone: phone({
      label: 'Telephone for mobile fitting',
      default: '01632 960 117',
      isInvented: true,
      shownOn: ['mobileFitting', 'fittingCentres', 'contact'],
    }),
    email: text({
      label: 'Email',
      help: 'Customers write to this address, and the shop’s emails are sent from it.',
      default: 'hello@treadline.example',
      rule: EMAIL,
      isInvented: true,
      shownOn: ['everyPage', 'contact', 'mails', 'searchEngines'],
    }),
    orderNumberPrefix,
  },
} as const satisfies SettingGroup;

/** The shop's claims about itself. */
export const claims = {
  label: 'Claims',
  help: 'Your shop’s claims about itself. Say only what you can prove.',
  settings: {
    claimsMode: choice({
      label: 'Number of tyres',
      help: '“Counted” follows the catalogue, at most an hour behind.',
      default: 'fixed',
      options: { fixed: 'The figures below', live: 'Counted in the catalogue' },
      shownOn: ['home', 'about', 'listing'],
    }),
    claimedTyres: numbers({
      label: 'Figures claimed',
      help: 'Shown with a plus, as “19,446+ tyres”, unless tyres are counted.',
      default: { products: 19_446, summer: 17_397, winter: 1_173, allSeason: 876 },
      labels: {
        products: 'Tyres',
        summer: seasonLabels.SUMMER,
        winter: seasonLabels.WINTER,
        allSeason: seasonLabels.ALL_SEASON,
      },
      min: 0,
      max: 10_000_000,
      shownOn: ['home', 'about', 'listing'],
    }),
    claimedFittingCentres: number({
      label: 'Fitting centres',
      help:
        'Independent garages across the UK that fit tyres bought here, whether or not they’re listed ' +
        'in the shop.',
      default: 2_000,
      min: 0,
      max: 100_000,
      preview: '{value}+ fitting centres across the UK',
      shownOn: ['home', 'fittingCentres', 'listing'],
    }),
    ownDeliveryTeamClaim: onOff({
      label: 'Our own drivers deliver',
      help:
        'Switch this off if a carrier delivers any of your orders. When you ship an order with a ' +
        'carrier, pages stop saying it for 90 days.',
      default: true,
      preview: 'Delivered by our own team, with no third-party couriers',
      shownOn: ['home', 'delivery', 'about'],
    }),
  },
} as const satisfies SettingGroup;

/** How visits are counted. */
export const analytics = {
  label: 'Analytics',
  help:
    'Your shop counts visits itself, only for visitors who agree and only until they withdraw. The ' +
    'first screen shows the last 30 days.',
  settings: {
    analyticsIsAsked: onOff({
      label: 'Ask visitors’ consent to be counted',
      help:
        'If this is off, visitors aren’t asked and nothing is counted, not even for visitors who ' +
        'agreed before.',
      default: true,
      shownOn: ['everyPage'],
    }),
    analyticsConsentText: paragraph({
      label: 'Question to visitors',
      help: 'Say what is counted and why. The shop adds who else receives it.',
      default:
        'May we count which pages you open and what you order, to see what helps and what doesn’t? The shop works ' +
        'the same without it.',
      shownOn: ['everyPage'],
    }),
    analyticsMeasurementId: text({
      label: 'Google Analytics measurement ID',
      help:
        'With this ID and the variable ANALYTICS_API_SECRET, your shop’s server also sends the ' +
        'events to Google, and visitors are asked for consent again. Leave it empty to send ' +
        'nothing. Google Ads takes its conversions from there.',
      default: '',
      isOptional: true,
      rule: { pattern: '^G-[A-Z0-9]{4,20}$', message: 'A measurement ID looks like G-AB12CD34EF' },
      shownOn: [],
    }),
  },
} as const satisfies SettingGroup;
