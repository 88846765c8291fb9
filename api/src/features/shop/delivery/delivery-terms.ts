import {
  deliveryMethods,
  methodsText,
  type DeliveryMethod,
} from '@treadline/schema/trade/places/delivery-method';
import type { DeliveryRate } from '@treadline/schema/trade/places/delivery-rate';
import {
  DELIVERY_ZONES,
  deliveryZones,
  type Destination,
  type DeliveryZone,
  type ZoneTerms,
} from '@treadline/schema/trade/places/delivery-zone';
import { postcodeArea } from '@treadline/schema/trade/places/postcode';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import type { DeliveryZoneTerms } from './delivery.entity.ts';

type Days = ShopSettingValues['deliveryDays'];

const SAME_OR_NEXT_DAY = 'Same or next working day after dispatch';
const NEXT_DAY = 'Next working day after dispatch';

/** Applies while the owner doesn't sell to Ireland. Orders placed earlier keep their delivery days. */
const IRELAND_REFUSED: ZoneTerms = {
  ...deliveryZones.IRELAND,
  methods: [],
  taxNote: null,
  refusal: 'We don’t sell to Ireland.',
};

/** A zone's terms in this shop: the owner's settings decide about Ireland. */
export const termsOf = (zone: DeliveryZone, { sellsToIreland }: ShopSettingValues): ZoneTerms =>
  zone === 'IRELAND' && !sellsToIreland ? IRELAND_REFUSED : deliveryZones[zone];

/** The extra charge for standard delivery to a zone compared with the mainland, in pence. */
export function surchargeOf(zone: DeliveryZone, { deliverySurcharges }: ShopSettingValues): number {
  return deliverySurcharges[zone] ?? 0;
}

/** The charge of a delivery method to a zone. */
export function rateOf(
  method: DeliveryMethod,
  zone: DeliveryZone,
  settings: ShopSettingValues,
): DeliveryRate {
  const { isEverFree, settings: named } = deliveryMethods[method];
  const price = settings[named.price];
  return isEverFree
    ? { price: price + surchargeOf(zone, settings), freeFrom: settings.freeDeliveryFrom }
    : { price, freeFrom: null };
}

/**
 * Whether a place is close enough to a major city for express. We can't tell without a postcode, so an empty
 * one counts as near.
 */
function isNear({ postcode }: Pick<Destination, 'postcode'>, { expressAreas }: ShopSettingValues): boolean {
  return postcode.trim() === '' || expressAreas.includes(postcodeArea(postcode));
}

const ANYWHERE = { postcode: '' };

/**
 * The working days from dispatch to delivery in a zone. Emergency orders reach addresses beyond the major
 * cities too, but never on the same day.
 * @param place the destination within the zone, as far as it is known.
 */
export function daysOf(
  method: DeliveryMethod,
  zone: DeliveryZone,
  settings: ShopSettingValues,
  place: Pick<Destination, 'postcode'> = ANYWHERE,
): Days {
  const { isUrgent, settings: named } = deliveryMethods[method];
  const { min, max } = settings[named.days];
  const { extraDays } = deliveryZones[zone];
  const isLate = isUrgent && !isNear(place, settings);
  return { min: (isLate ? max : min) + extraDays, max: max + extraDays };
}

/** How long a delivery method takes, in words: "3-5 working days". */
export function durationOf(
  method: DeliveryMethod,
  zone: DeliveryZone,
  settings: ShopSettingValues,
  place: Pick<Destination, 'postcode'> = ANYWHERE,
  unit: 'working days' | 'business days' = 'working days',
): string {
  if (deliveryMethods[method].isUrgent) return isNear(place, settings) ? SAME_OR_NEXT_DAY : NEXT_DAY;
  const { min, max } = daysOf(method, zone, settings);
  return `${min}-${max} ${unit}`;
}

/** How long a delivery method takes, and where: "5-7 working days, Northern Ireland". */
export function describe(
  method: DeliveryMethod,
  zone: DeliveryZone,
  settings: ShopSettingValues,
  place: Destination,
): string {
  const area = postcodeArea(place.postcode);
  const { reach, coverage } = deliveryMethods[method];
  const onMainland = reach === 'MAJOR_CITIES' && area !== '' ? `${area} area` : coverage;
  const where = zone === 'MAINLAND' ? onMainland : deliveryZones[zone].name;
  return `${durationOf(method, zone, settings, place)}, ${where}`;
}

/** Whether a delivery method goes to a place in a zone. */
export function reaches(
  method: DeliveryMethod,
  zone: DeliveryZone,
  place: Destination,
  settings: ShopSettingValues,
): boolean {
  if (!termsOf(zone, settings).methods.includes(method)) return false;
  return deliveryMethods[method].reach !== 'MAJOR_CITIES' || isNear(place, settings);
}

const NO_SAME_DAY = 'Emergency orders to this postcode arrive the working day after dispatch.';

/** The notes a buyer in a zone should see before choosing, one sentence each. */
export function notesOn(zone: DeliveryZone, place: Destination, settings: ShopSettingValues): string[] {
  const { name, methods, taxNote } = termsOf(zone, settings);
  if (methods.length === 0) return [];
  if (zone === 'MAINLAND') {
    const missing = methods.filter((method) => !reaches(method, zone, place, settings));
    return missing.length === 0
      ? []
      : [`${methodsText(missing)} isn’t available for this postcode.`, NO_SAME_DAY];
  }
  const surcharge = surchargeOf(zone, settings);
  return [
    `We only offer ${methodsText(methods).toLowerCase()} to ${name}, which takes ` +
      `${durationOf('STANDARD', zone, settings)}.`,
    ...(surcharge > 0
      ? [
          `Below ${formatAmount(settings.freeDeliveryFrom)} it costs ${formatPrice(surcharge)} more ` +
            `than on the UK mainland.`,
        ]
      : []),
    ...(taxNote === null ? [] : [taxNote]),
  ];
}

/** The terms of every zone, for the pages that list them. */
export function zoneTerms(settings: ShopSettingValues): DeliveryZoneTerms[] {
  return DELIVERY_ZONES.map((zone) => {
    const { name, methods, taxNote, refusal } = termsOf(zone, settings);
    const { min, max } = daysOf('STANDARD', zone, settings);
    return {
      zone,
      name,
      methods: [...methods],
      days: `${min}-${max}`,
      surcharge: surchargeOf(zone, settings),
      taxNote,
      refusal,
    };
  });
}
