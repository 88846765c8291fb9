import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { DELIVERY_ZONES, deliveryZones } from '@treadline/schema/trade/places/delivery-zone';
import { amounts, choice, days, lines, money, number, onOff } from './setting-kinds.ts';
import { refusedAs, taken, type Setting, type SettingGroup } from './setting.ts';

// prettier-ignore
const EXPRESS_AREAS: readonly string[] = (
  'B BD BH BN BS CB CF CV DE E EC EH G L LE LS LU M MK N NE NG NN NW OX PL PO RG S SE SO SW W WC WV'
).split(' ');
const AREA = /^[A-Z]{1,2}$/;
const MAX_DAYS = { min: 0, max: 60 };

/** Zones where standard delivery can cost more than on the mainland. */
const FAR_ZONES = DELIVERY_ZONES.filter(
  (zone) => zone !== 'MAINLAND' && deliveryZones[zone].methods.length > 0,
);

/** By zone; zones left out have no surcharge. */
const SURCHARGES: Setting<Readonly<Record<string, number>>> = amounts({
  label: 'Surcharges',
  help: 'Added to the mainland’s price for standard delivery. Free delivery is free everywhere.',
  default: Object.fromEntries(FAR_ZONES.map((zone) => [zone, deliveryZones[zone].surcharge])),
  labels: Object.fromEntries(FAR_ZONES.map((zone) => [zone, deliveryZones[zone].name.replace(/^the /, '')])),
  shownOn: ['cart', 'delivery'],
});

/** Delivery: prices, destinations and times. */
export const delivery = {
  label: 'Delivery',
  help: 'Prices include VAT. Existing orders keep their delivery charge.',
  settings: {
    freeDeliveryFrom: money({
      label: 'Standard delivery is free from',
      default: 20_000,
      preview: 'Free delivery over {value}',
      shownOn: ['everyPage', 'listing', 'cart', 'delivery', 'faq', 'mails', 'searchEngines'],
    }),
    standardDeliveryPrice: money({
      label: deliveryMethods.STANDARD.label,
      default: 1_599,
      shownOn: ['listing', 'cart', 'delivery', 'faq', 'searchEngines'],
    }),
    expressDeliveryPrice: money({
      label: deliveryMethods.EXPRESS.label,
      default: 2_499,
      shownOn: ['cart', 'delivery', 'faq'],
    }),
    emergencyDeliveryPrice: money({
      label: deliveryMethods.EMERGENCY.label,
      default: 4_999,
      shownOn: ['cart', 'delivery', 'faq'],
    }),
    deliverySurcharges: SURCHARGES,
    sellsToIreland: onOff({
      label: 'Sell to Ireland',
      help:
        'Your prices include UK VAT, and Irish Customs charge Irish VAT on top when the tyres arrive. The shop can’t ' +
        'take UK VAT off an order, so leave this off unless your accountant has found another way. While it’s on, ' +
        'every page has the link “Withdraw from contract here” that EU law asks for.',
      default: false,
      shownOn: ['everyPage', 'cart', 'delivery', 'faq'],
    }),
    expressAreas: lines({
      label: 'Postcode areas for express delivery',
      help: 'The letters at the start of a postcode, one area per line: MK, LU, NN.',
      default: EXPRESS_AREAS,
      atLeast: 0,
      readLine(line) {
        const area = line.trim().toUpperCase();
        return AREA.test(area)
          ? taken(area)
          : refusedAs('a postcode area has one or two letters, such as MK');
      },
      shownOn: ['cart'],
    }),
    supplierChoice: choice({
      label: 'Which supplier serves a tyre',
      help:
        'If the shop has none of its own, among those that have a set of four in stock. The delivery promise ' +
        'and the cost are then that supplier’s.',
      options: { CHEAPEST: 'The cheapest', FASTEST: 'The fastest' },
      default: 'CHEAPEST',
      shownOn: ['listing', 'cart'],
    }),
    dispatchCutOffHour: number({
      label: 'Same-day dispatch until',
      help: 'The hour in London on the 24-hour clock: 14 means 14:00.',
      unit: 'o’clock',
      default: 14,
      min: 0,
      max: 23,
      preview: 'Order by {value}:00 for same-day dispatch',
      shownOn: ['everyPage', 'listing', 'delivery'],
    }),
    deliveryDays: days({
      label: 'Standard delivery takes',
      unit: 'working days',
      default: { min: 3, max: 5 },
      ...MAX_DAYS,
      shownOn: ['listing', 'cart', 'delivery', 'mails'],
    }),
    expressDays: days({
      label: 'Express delivery takes',
      unit: 'working days',
      default: { min: 1, max: 2 },
      ...MAX_DAYS,
      shownOn: ['cart', 'delivery'],
    }),
    emergencyDays: days({
      label: 'Emergency delivery takes',
      unit: 'working days',
      default: { min: 0, max: 1 },
      ...MAX_DAYS,
      shownOn: ['cart', 'delivery'],
    }),
    emergencyProcessingHours: number({
      label: 'Emergency orders are processed within',
      unit: 'hours',
      default: 2,
      min: 1,
      max: 48,
      shownOn: ['delivery', 'faq'],
    }),
    handlingDays: days({
      label: 'Days until dispatch',
      help: 'Only search engines see this.',
      default: { min: 1, max: 2 },
      ...MAX_DAYS,
      shownOn: ['searchEngines'],
    }),
    transitDays: days({
      label: 'Days in transit',
      help: 'Only search engines see this.',
      default: { min: 1, max: 3 },
      ...MAX_DAYS,
      shownOn: ['searchEngines'],
    }),
  },
} as const satisfies SettingGroup;
