import type { Country } from '@treadline/schema/trade/country';
import {
  DELIVERY_METHODS,
  deliveryFee,
  deliveryMethodLabels,
  type DeliveryMethod,
  type DeliveryRate,
} from '@treadline/schema/trade/delivery-method';
import { postcodeArea } from '@treadline/schema/trade/postcode';
import type { Services } from '../../platform/services.ts';
import { SettingsService, type ShopSettingValues } from '../settings/settings.service.ts';
import { addWorkingDays, dispatchDay, type Day } from './working-days.ts';

/** What a way of delivery costs for an order. Money in pence. */
export interface DeliveryQuote {
  readonly method: DeliveryMethod;
  readonly name: string;
  readonly price: number;
  /** Subtotal from which it is free; null when it never is. */
  readonly freeFrom: number | null;
  readonly description: string;
}

export interface DeliveryPlace {
  readonly country: Country;
  /** Empty while the shopper has not given one. */
  readonly postcode: string;
}

const SAME_OR_NEXT_DAY = 'Same or next day';

/** What a way of delivery costs by the settings: only standard delivery is ever free. */
function rateOf(method: DeliveryMethod, settings: ShopSettingValues): DeliveryRate {
  const { standardDeliveryPrice, freeDeliveryFrom, expressDeliveryPrice, emergencyDeliveryPrice } = settings;
  return {
    STANDARD: { price: standardDeliveryPrice, freeFrom: freeDeliveryFrom },
    EXPRESS: { price: expressDeliveryPrice, freeFrom: null },
    EMERGENCY: { price: emergencyDeliveryPrice, freeFrom: null },
  }[method];
}

/** What delivery costs. @param subtotal pence. @returns pence. */
export function quoteShipping(subtotal: number, method: DeliveryMethod, settings: ShopSettingValues): number {
  return deliveryFee(rateOf(method, settings), subtotal);
}

function describe(method: DeliveryMethod, settings: ShopSettingValues): string {
  const { deliveryDays, expressDays } = settings;
  if (method === 'STANDARD') return `${deliveryDays.min}-${deliveryDays.max} working days, UK mainland`;
  if (method === 'EXPRESS') return `${expressDays.min}-${expressDays.max} working days, major cities`;
  return `${SAME_OR_NEXT_DAY}, national`;
}

/** Express is offered in Great Britain in the areas it reaches; without a postcode nobody can tell yet, so it is shown. */
function reaches(
  method: DeliveryMethod,
  { country, postcode }: DeliveryPlace,
  settings: ShopSettingValues,
): boolean {
  if (method === 'STANDARD') return true;
  if (country !== 'GB') return false;
  return method === 'EMERGENCY' || postcode === '' || settings.expressAreas.includes(postcodeArea(postcode));
}

/** The ways of delivery offered for a subtotal at a place. */
export function deliveryOptions(
  subtotal: number,
  place: DeliveryPlace,
  settings: ShopSettingValues,
): DeliveryQuote[] {
  return DELIVERY_METHODS.filter((method) => reaches(method, place, settings)).map((method) => ({
    method,
    name: deliveryMethodLabels[method],
    price: quoteShipping(subtotal, method, settings),
    freeFrom: rateOf(method, settings).freeFrom,
    description: describe(method, settings),
  }));
}

function daysOf(
  method: DeliveryMethod,
  { deliveryDays, expressDays, emergencyDays }: ShopSettingValues,
): ShopSettingValues['deliveryDays'] {
  return { STANDARD: deliveryDays, EXPRESS: expressDays, EMERGENCY: emergencyDays }[method];
}

/** The day an order is dispatched, and the days between which it arrives. */
export interface Arrival {
  readonly dispatch: Day;
  readonly from: Day;
  readonly to: Day;
}

/** When an order that was placed at an instant leaves and arrives. */
export function arrivalOf(method: DeliveryMethod, placedAt: Date, settings: ShopSettingValues): Arrival {
  const dispatch = dispatchDay(placedAt, settings.dispatchCutOffHour);
  const days = daysOf(method, settings);
  return { dispatch, from: addWorkingDays(dispatch, days.min), to: addWorkingDays(dispatch, days.max) };
}

/** When orders leave and arrive, by the shop's settings. */
export class DeliveryService {
  readonly #settings: SettingsService;
  readonly #now: () => Date;

  constructor(services: Services) {
    this.#settings = services.get(SettingsService);
    this.#now = services.platform.now;
  }

  /** When an order leaves and arrives that was placed at an instant; without one, now. */
  async estimate(method: DeliveryMethod, placedAt: Date = this.#now()): Promise<Arrival> {
    return arrivalOf(method, placedAt, await this.#settings.read());
  }

  /** How long a way of delivery takes, in the words of the receipt: "3-5 business days". */
  async time(method: DeliveryMethod): Promise<string> {
    const { min, max } = daysOf(method, await this.#settings.read());
    return method === 'EMERGENCY' ? SAME_OR_NEXT_DAY : `${min}-${max} business days`;
  }
}
