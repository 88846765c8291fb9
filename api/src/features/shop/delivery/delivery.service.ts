import {
  DELIVERY_METHODS,
  deliveryMethods,
  MAINLAND_METHODS,
  methodsText,
  type DeliveryMethod,
} from '@treadline/schema/trade/places/delivery-method';
import { deliveryFee } from '@treadline/schema/trade/places/delivery-rate';
import {
  DELIVERY_ZONES,
  deliveryZoneOf,
  deliveryZones,
  type Destination,
  type DeliveryZone,
} from '@treadline/schema/trade/places/delivery-zone';
import { INVALID_POSTCODE } from '@treadline/schema/trade/places/postcode';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService, type ShopSettingValues } from '../../operations/settings/index.ts';
import {
  daysOf,
  describe,
  durationOf,
  notesOn,
  rateOf,
  reaches,
  surchargeOf,
  termsOf,
  zoneTerms,
} from './delivery-terms.ts';
import type { DeliveryOption, DeliveryZoneTerms } from './delivery.entity.ts';
import { addWorkingDays, cutOffInstant, dispatchDay, type Day } from './working-days.ts';

/** What the shop offers for a place, or why it offers nothing. */
export interface DeliveryOffer {
  /** Null for a text that is no postcode. */
  readonly zone: DeliveryZone | null;
  /** None if the shop does not deliver there. */
  readonly options: DeliveryOption[];
  /** What to know about it, a sentence each. */
  readonly notes: string[];
  /** Why nothing is offered, in a sentence; null if something is. */
  readonly refusal: string | null;
}

/** The zone of an address that the shop took an order for; the mainland if its postcode can be read no more. */
function zoneOf(place: Destination): DeliveryZone {
  return deliveryZoneOf(place) ?? 'MAINLAND';
}

/**
 * The charge for delivery.
 * @param subtotal pence.
 * @returns pence.
 */
export function quoteShipping(
  subtotal: number,
  method: DeliveryMethod,
  place: Destination,
  settings: ShopSettingValues,
): number {
  return deliveryFee(rateOf(method, zoneOf(place), settings), subtotal);
}

/** The day an order is dispatched, and the days between which it arrives. */
export interface Arrival {
  readonly dispatch: Day;
  readonly from: Day;
  readonly to: Day;
}

/** When an order placed at an instant leaves and arrives. */
export function arrivalOf(
  method: DeliveryMethod,
  place: Destination,
  placedAt: Date,
  settings: ShopSettingValues,
): Arrival {
  const dispatch = dispatchDay(placedAt, settings.dispatchCutOffHour);
  const days = daysOf(method, zoneOf(place), settings, place);
  return { dispatch, from: addWorkingDays(dispatch, days.min), to: addWorkingDays(dispatch, days.max) };
}

const HOUR_MS = 3_600_000;

/** What the shop promises a buyer: the instant until which an order leaves, and the last day of its arrival. */
export interface DeliveryPromise {
  readonly dispatchBy: Date;
  readonly deliverBy: Day;
}

/** The promise for an order placed at an instant. What is urgent leaves within hours, whatever the time of day. */
export function promiseOf(
  method: DeliveryMethod,
  place: Destination,
  placedAt: Date,
  settings: ShopSettingValues,
): DeliveryPromise {
  const { dispatch, to } = arrivalOf(method, place, placedAt, settings);
  const { dispatchCutOffHour, emergencyProcessingHours } = settings;
  return {
    dispatchBy: deliveryMethods[method].isUrgent
      ? new Date(placedAt.getTime() + emergencyProcessingHours * HOUR_MS)
      : cutOffInstant(dispatch, dispatchCutOffHour),
    deliverBy: to,
  };
}

/**
 * The delivery methods for a subtotal and a destination, each with its charge and its days.
 * @param subtotal pence.
 * @param placedAt the instant from which the days count.
 */
export function deliveryOffer(
  subtotal: number,
  place: Destination,
  settings: ShopSettingValues,
  placedAt: Date,
): DeliveryOffer {
  const zone = deliveryZoneOf(place);
  if (zone === null) return { zone, options: [], notes: [], refusal: `${INVALID_POSTCODE}.` };
  const options = DELIVERY_METHODS.filter((method) => reaches(method, zone, place, settings)).map(
    (method) => {
      const { from, to } = arrivalOf(method, place, placedAt, settings);
      const rate = rateOf(method, zone, settings);
      return {
        method,
        name: deliveryMethods[method].label,
        price: deliveryFee(rate, subtotal),
        freeFrom: rate.freeFrom,
        description: describe(method, zone, settings, place),
        estimatedDelivery: { from, to },
      };
    },
  );
  return { zone, options, notes: notesOn(zone, place, settings), refusal: termsOf(zone, settings).refusal };
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const orInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const nameOf = (zone: DeliveryZone): string => deliveryZones[zone].name;

/** Where the shop delivers, how, and where it does not, in a few sentences for every page that says it. */
export function coverageText(settings: ShopSettingValues): string {
  const further = DELIVERY_ZONES.filter(
    (zone) => zone !== 'MAINLAND' && termsOf(zone, settings).refusal === null,
  );
  const refused = DELIVERY_ZONES.filter((zone) => termsOf(zone, settings).refusal !== null);
  const days = further.map((zone) => deliveryZones[zone].extraDays);
  const surcharge = Math.max(...further.map((zone) => surchargeOf(zone, settings)));
  const dearer =
    surcharge > 0
      ? ` and, below ${formatAmount(settings.freeDeliveryFrom)}, costs up to ${formatPrice(surcharge)} more`
      : '';
  return (
    'These prices and times are for the UK mainland, the only place we offer ' +
    `${methodsText(MAINLAND_METHODS).toLowerCase()}. ` +
    'Where we don’t offer express, emergency orders arrive the working day after dispatch. ' +
    `Standard delivery to ${inWords.format(further.map(nameOf))} takes ` +
    `${Math.min(...days)}-${Math.max(...days)} extra working days${dearer}. ` +
    `We don’t deliver to ${orInWords.format(refused.map(nameOf))}.`
  );
}

/** Computes when orders leave and arrive, from the shop's settings. */
export class DeliveryService extends Service {
  readonly #settings = this.services.get(SettingsService);

  /** What the shop offers now for a subtotal in pence and a destination. */
  async offer(subtotal: number, place: Destination): Promise<DeliveryOffer> {
    return deliveryOffer(subtotal, place, await this.#settings.read(), this.platform.now());
  }

  /** When an order placed at an instant, by default now, leaves and arrives. */
  async estimate(
    method: DeliveryMethod,
    place: Destination,
    placedAt: Date = this.platform.now(),
  ): Promise<Arrival> {
    return arrivalOf(method, place, placedAt, await this.#settings.read());
  }

  /** The instant until which an order is dispatched as early as one placed now. */
  async cutOff(): Promise<Date> {
    const { dispatchCutOffHour } = await this.#settings.read();
    return cutOffInstant(dispatchDay(this.platform.now(), dispatchCutOffHour), dispatchCutOffHour);
  }

  /** The duration of a delivery method in the words of the receipt: "3-5 business days". */
  async time(method: DeliveryMethod, place: Destination): Promise<string> {
    return durationOf(method, zoneOf(place), await this.#settings.read(), place, 'business days');
  }

  /** What holds in each zone, and all of it in a few sentences. */
  async coverage(): Promise<{ zones: DeliveryZoneTerms[]; text: string }> {
    const settings = await this.#settings.read();
    return { zones: zoneTerms(settings), text: coverageText(settings) };
  }
}
