import { PLAN_SET } from '@treadline/schema/trade/order/road-hazard-plan';
import { KM_PER_MILE } from '@treadline/schema/trade/values/distance';
import { amounts, number, text } from './setting-kinds.ts';
import { refusedAs, type SettingGroup } from './setting.ts';

const DAYS = { unit: 'days', min: 0, max: 365 };
const MONTHS = { unit: 'months', min: 0, max: 120 };
/** Consumer Contracts Regulations 2013, regulation 30. */
const STATUTORY_DAYS = 14;

const planPrices = amounts({
  label: 'Road hazard plan',
  help: 'Any four tyres without a premium tyre cost the price of a set, whatever their sizes.',
  default: { tyre: 2_500, fourTyres: 8_500, premiumTyre: 3_500 },
  labels: { tyre: 'One tyre', fourTyres: 'A set of four', premiumTyre: 'A premium tyre' },
  shownOn: ['warranty', 'cart', 'faq'],
});

/** Each tyre of a set is an order unit with its own price, so the set's price must divide by four. */
const roadHazardPlan: typeof planPrices = {
  ...planPrices,
  read(given) {
    const read = planPrices.read(given);
    if (!read.value) return read;
    const free = Object.entries(read.value).find(([, pence]) => pence === 0);
    if (free) return refusedAs('The price must be above £0', free[0]);
    return read.value.fourTyres % PLAN_SET === 0
      ? read
      : refusedAs(
          'The four tyres cost the same: enter an amount that divides by 4, such as 85.00',
          'fourTyres',
        );
  },
};

const MAX_RADIUS_KM = 500;

const radius = number({
  label: 'Radius',
  help: 'How far from the base town your vans go, in a straight line.',
  default: 50,
  unit: 'km',
  min: 1,
  max: MAX_RADIUS_KM,
  shownOn: ['home', 'contact', 'mobileFitting', 'warranty'],
});

/** In kilometres, but owners type miles, so the refusal names those too. */
const mobileFittingRadiusKm: typeof radius = {
  ...radius,
  read(given) {
    const read = radius.read(given);
    if (read.faults === null) return read;
    return refusedAs(
      `Enter a radius from 1 to ${Math.floor(MAX_RADIUS_KM / KM_PER_MILE)} miles (${MAX_RADIUS_KM} km)`,
    );
  },
};

/** Returns, guarantees and warranty. */
export const promises = {
  label: 'Returns and guarantees',
  help: 'Your promises beyond the law. An order keeps the promises made on the day it was placed.',
  settings: {
    returnDays: number({
      label: 'Returns of unused tyres',
      default: 30,
      ...DAYS,
      preview: '{value}-day returns',
      shownOn: ['everyPage', 'listing', 'returns', 'faq'],
    }),
    satisfactionDays: number({
      label: 'Satisfaction return',
      default: 14,
      ...DAYS,
      shownOn: ['returns', 'warranty', 'faq'],
    }),
    qualityDays: number({
      label: 'Quality promise',
      default: 30,
      ...DAYS,
      shownOn: ['warranty', 'returns'],
    }),
    priceMatchDays: number({
      label: 'Price match',
      default: 7,
      ...DAYS,
      preview: 'Price match for {value} days',
      shownOn: ['home', 'listing', 'warranty', 'faq', 'mobileFitting'],
    }),
    cancellationDays: number({
      label: 'Right to cancel',
      help: 'The law gives 14 days from delivery; you may give more.',
      default: STATUTORY_DAYS,
      unit: 'days',
      min: STATUTORY_DAYS,
      max: 365,
      shownOn: ['returns', 'terms', 'mails'],
    }),
    workmanshipMonths: number({
      label: 'Guarantee on fitting and puncture repair',
      default: 12,
      ...MONTHS,
      shownOn: ['warranty', 'mobileFitting'],
    }),
    stockAgeMonths: number({
      label: 'Oldest tyre you deliver',
      default: 18,
      ...MONTHS,
      shownOn: ['listing', 'warranty', 'faq', 'mobileFitting', 'tyreAge'],
    }),
    tyreAgeYears: number({
      label: 'Oldest tyre you repair or accept a claim for',
      default: 10,
      unit: 'years',
      min: 1,
      max: 20,
      shownOn: ['warranty', 'faq', 'tyreAge'],
    }),
    claimTreadMm: number({
      label: 'Minimum tread for a claim',
      default: 2,
      unit: 'mm',
      min: 0,
      max: 8,
      shownOn: ['warranty'],
    }),
    roadHazardPlan,
    planMonths: number({
      label: 'Road hazard plan lasts',
      help: 'Counted from delivery. Plans already sold keep their period.',
      default: 24,
      unit: 'months',
      min: 1,
      max: 120,
      shownOn: ['warranty', 'cart', 'faq'],
    }),
  },
} as const satisfies SettingGroup;

/** Fitting at centres and by the shop's vans. */
export const fitting = {
  label: 'Fitting',
  help: 'Where your fitters go, how soon, and what fitting costs besides the fitted price of each tyre.',
  settings: {
    baseTown: text({
      label: 'Base town',
      default: 'Bedford',
      rule: { maxLength: 60 },
      shownOn: ['home', 'contact', 'mobileFitting', 'fittingCentres'],
    }),
    centreDeliveryDays: number({
      label: 'Tyres reach a fitting centre within',
      help: 'Working days after dispatch; islands and the far north take as many more as a delivery there.',
      default: 2,
      unit: 'days',
      min: 0,
      max: 20,
      shownOn: ['listing', 'cart'],
    }),
    mobileFittingRadiusKm,
    calloutMinutes: number({
      label: 'Emergency call-out within',
      help: 'Pages call this an aim, not a guarantee. A van can be booked for no earlier than this from now.',
      default: 90,
      unit: 'minutes',
      min: 10,
      max: 1_440,
      shownOn: ['mobileFitting', 'warranty', 'faq', 'cart'],
    }),
    freeMobileFittingTyres: number({
      label: 'Fitting by van is free from',
      help: 'From this many tyres, the buyer pays neither fitting nor call-out, only the tyres.',
      default: 4,
      unit: 'tyres',
      min: 1,
      max: 20,
      shownOn: ['mobileFitting', 'faq', 'cart'],
    }),
    fittingPrices: amounts({
      label: 'Call-outs and extras',
      default: { callOut: 2_500, sameDayCallOut: 4_500, alignment: 4_995, tpmsValve: 1_200, casing: 350 },
      labels: {
        callOut: 'Call-out of a van',
        sameDayCallOut: 'Call-out on the same day',
        alignment: 'Four-wheel alignment',
        tpmsValve: 'TPMS valve',
        casing: 'Disposal of a further old tyre',
      },
      shownOn: ['mobileFitting', 'faq', 'cart'],
    }),
  },
} as const satisfies SettingGroup;
