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
import { londonInstant } from '../../../platform/text/london-time.ts';
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

/** The delivery options for a place, or the reason it has none. */
export interface DeliveryOffer {
  /** Null if the text isn't a valid postcode. */
  readonly zone: DeliveryZone | null;
  /** Empty if the shop doesn't deliver there. */
  readonly options: DeliveryOption[];
  /** Notes for the buyer, one sentence each. */
  readonly notes: string[];
  /** Why nothing is offered, in a sentence; null if something is. */
  readonly refusal: string | null;
}

/** The zone of an accepted order's address; the mainland if its postcode can no longer be parsed. */
function zoneOf(place: Destination): DeliveryZone {
  return deliveryZoneOf(place) ?? 'MAINLAND';
}

/** The delivery charge, in pence, for a subtotal in pence. */
export function quoteShipping(
  subtotal: number,
  method: DeliveryMethod,
  place: Destination,
  settings: ShopSettingValues,
): number {
  return deliveryFee(rateOf(method, zoneOf(place), settings), subtotal);
}

/** The dispatch day and the first and last possible day of arrival. */
export interface Arrival {
  readonly dispatch: Day;
  readonly from: Day;
  readonly to: Day;
}

/** When an order placed at an instant is dispatched and arrives. */
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

/**
 * When tyres get here that a supplier sends within working days, so that the order leaves from then on.
 * @param waitDays 0 if they're in own stock.
 * @returns null without a wait.
 */
export function suppliedAt(placedAt: Date, waitDays: number, settings: ShopSettingValues): Date | null {
  if (waitDays === 0) return null;
  const day = addWorkingDays(dispatchDay(placedAt, settings.dispatchCutOffHour), waitDays);
  return londonInstant(day, '00:00');
}

/** The instant from which the days of an order are counted whose tyres are here after so many working days. */
export const leavesAt = (placedAt: Date, waitDays: number, settings: ShopSettingValues): Date =>
  suppliedAt(placedAt, waitDays, settings) ?? placedAt;

/** The shop's promise to a buyer: dispatch by an instant, delivery by a day. */
export interface DeliveryPromise {
  readonly dispatchBy: Date;
  readonly deliverBy: Day;
}

/** The promise for an order placed at an instant. Emergency orders leave within hours, at any time of day. */
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
 * The delivery methods for a subtotal and a destination, with their charges and days.
 * @param subtotal pence.
 * @param placedAt the instant to count the days from.
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

/** Where and how the shop delivers, in a few sentences for the pages that state it. */
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

/** Calculates dispatch and arrival days from the shop's settings. */
export class DeliveryService extends Service {
  readonly #settings = this.services.get(SettingsService);

  /** The delivery options for a subtotal in pence and a destination, counted from an instant, by default now. */
  async offer(
    subtotal: number,
    place: Destination,
    leaves: Date = this.platform.now(),
  ): Promise<DeliveryOffer> {
    return deliveryOffer(subtotal, place, await this.#settings.read(), leaves);
  }

  /** When an order placed at an instant, by default now, is dispatched and arrives. */
  async estimate(
    method: DeliveryMethod,
    place: Destination,
    placedAt: Date = this.platform.now(),
  ): Promise<Arrival> {
    return arrivalOf(method, place, placedAt, await this.#settings.read());
  }

  /** The deadline for an order to be dispatched on the same day as one placed now. */
  async cutOff(): Promise<Date> {
    const { dispatchCutOffHour } = await this.#settings.read();
    return cutOffInstant(dispatchDay(this.platform.now(), dispatchCutOffHour), dispatchCutOffHour);
  }

  /** How long a delivery method takes, in the receipt's words: "3-5 business days". */
  async time(method: DeliveryMethod, place: Destination): Promise<string> {
    return durationOf(method, zoneOf(place), await this.#settings.read(), place, 'business days');
  }

  /** The terms of every zone, and a summary in a few sentences. */
  async coverage(): Promise<{ zones: DeliveryZoneTerms[]; text: string }> {
    const settings = await this.#settings.read();
    return { zones: zoneTerms(settings), text: coverageText(settings) };
  }
}
