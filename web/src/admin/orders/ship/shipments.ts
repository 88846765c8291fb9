import { isSplit } from '@treadline/schema/trade/fitting/fulfilment';
import type { ShipmentInput } from '../../../apollo/schema.generated.ts';
import type { ParcelList } from './parcelList.ts';

/** An order selected for shipping. */
export interface TickedOrder {
  id: string;
  number: string;
  shortId: string;
  shippingAddress: { name: string; postcode: string };
  lines: Parameters<typeof isSplit>[0];
}

/** An order to ship: a selected one, or one that only the list names. */
export interface Leaving {
  /** The id of a selected order, or the order's name in the list. */
  key: string;
  order: string;
  /** The buyer and postcode, if known. */
  buyer: string | null;
  trackingNumber: string;
  carrier: string | null;
  /** The tracking number of a second parcel, to a fitting centre; null if there's only one. */
  centreNumber: string | null;
}

/** The key under which the number of an order's second parcel is typed. */
export const centreKey = (key: string): string => `${key}-centre`;

/**
 * The orders to ship: the selected ones, with the tracking number typed beside them or else that of the list, then
 * those that only the list names.
 */
export function leaving(
  ticked: readonly TickedOrder[],
  typed: Readonly<Record<string, string>>,
  list: ParcelList,
): Leaving[] {
  const listed = new Map(list.parcels.map((parcel) => [parcel.order, parcel]));
  const rows = ticked.map(({ id, number, shortId, lines, shippingAddress: { name, postcode } }): Leaving => {
    const parcel = listed.get(number) ?? listed.get(shortId);
    listed.delete(number);
    listed.delete(shortId);
    return {
      key: id,
      order: number,
      buyer: `${name}, ${postcode}`,
      trackingNumber: typed[id] ?? parcel?.trackingNumber ?? '',
      carrier: parcel?.carrier ?? null,
      centreNumber: isSplit(lines) ? (typed[centreKey(id)] ?? '') : null,
    };
  });
  const others = [...listed.values()].map(({ order, trackingNumber, carrier }): Leaving => ({
    key: order,
    order,
    buyer: null,
    trackingNumber: typed[order] ?? trackingNumber ?? '',
    carrier,
    centreNumber: null,
  }));
  return [...rows, ...others];
}

/** The shipments as API input. @param carrier for parcels without a carrier of their own. */
export const shipmentsOf = (rows: readonly Leaving[], carrier: string): ShipmentInput[] =>
  rows.map(({ order, trackingNumber, carrier: own, centreNumber }) => {
    const chosen = own ?? (carrier.trim() || null);
    return {
      order,
      trackingNumber: trackingNumber.trim() || null,
      carrier: chosen,
      centreParcel:
        centreNumber === null ? null : { carrier: chosen, trackingNumber: centreNumber.trim() || null },
    };
  });
