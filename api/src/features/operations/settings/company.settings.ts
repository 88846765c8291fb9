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
    help: 'From 2 to 5 letters. Orders that are placed already keep their numbers.',
    default: 'TFL',
    rule: { maxLength: 5 },
    preview: orderNumberExample('{value}'),
    shownOn: ['mails', 'invoices'],
  }),
  read: (given) => readText(typeof given === 'string' ? given.toUpperCase() : given, PREFIX),
};

/**
 * Who the shop is. The names and numbers are made up: the telephone numbers are from the range set aside for
 * drama.
 */
export const company = {
  label: 'Name and address',
  help: 'Who you are and how customers reach you. Letters, invoices and every page use these.',
  settings: {
    shopName: text({
      label: 'Shop name',
      help: 'The name that customers know.',
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
      help: 'A line each; the last two are the town and the postcode.',
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
      help: 'Where customers write to. Mails are sent from it too, unless MAIL_FROM says otherwise.',
      default: 'hello@treadline.example',
      rule: EMAIL,
      isInvented: true,
      shownOn: ['everyPage', 'contact', 'mails', 'searchEngines'],
    }),
    orderNumberPrefix,
  },
} as const satisfies SettingGroup;

/** What the shop says of itself. */
export const claims = {
  label: 'Claims',
  help: 'What the shop says about itself. Say only what you can prove.',
  settings: {
    claimsMode: choice({
      label: 'Number of tyres',
      help: 'Counted follows the catalogue, at most an hour behind.',
      default: 'fixed',
      options: { fixed: 'The figures below', live: 'Counted in the catalogue' },
      shownOn: ['home', 'about', 'listing'],
    }),
    claimedTyres: numbers({
      label: 'Figures claimed',
      help: 'Shown with a plus, as “19,446+ tyres”, while the number of tyres is not counted.',
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
      help: 'Independent garages across the UK that fit tyres bought here, whether or not the shop lists them.',
      default: 2_000,
      min: 0,
      max: 100_000,
      preview: '{value}+ fitting centres across the UK',
      shownOn: ['home', 'fittingCentres', 'listing'],
    }),
    ownDeliveryTeamClaim: onOff({
      label: 'Our own drivers deliver',
      help:
        'Switch it off if a carrier delivers any of your orders. The pages stop saying it for 90 days when you ship ' +
        'an order with a carrier.',
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
    'Your shop counts visits itself, only those of visitors who agree, and only as long as they do. The ' +
    'first screen shows the figures of the last 30 days.',
  settings: {
    analyticsIsAsked: onOff({
      label: 'Ask visitors whether they may be counted',
      help: 'Switched off, nobody is asked and nothing is counted, not even of visitors who agreed before.',
      default: true,
      shownOn: ['everyPage'],
    }),
    analyticsConsentText: paragraph({
      label: 'What visitors are asked',
      help: 'Say what is counted and what for. The shop adds who else receives it.',
      default:
        'May we count which pages you open and what you order, to see what helps and what doesn’t? The shop works ' +
        'the same without it.',
      shownOn: ['everyPage'],
    }),
    analyticsMeasurementId: text({
      label: 'Google Analytics measurement ID',
      help:
        'With it, and with the variable ANALYTICS_API_SECRET, your shop’s server sends the events on to Google; ' +
        'visitors are asked again first. Leave it empty to send nothing. Google Ads takes its conversions from there.',
      default: '',
      isOptional: true,
      rule: { pattern: '^G-[A-Z0-9]{4,20}$', message: 'A measurement ID looks like G-AB12CD34EF' },
      shownOn: [],
    }),
  },
} as const satisfies SettingGroup;
