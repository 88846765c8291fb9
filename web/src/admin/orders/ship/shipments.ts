import type { ShipmentInput } from '../../../apollo/schema.generated.ts';
import type { ParcelList } from './parcelList.ts';

/** An order that was ticked to be shipped. */
export interface TickedOrder {
  id: string;
  number: string;
  shortId: string;
  shippingAddress: { name: string; postcode: string };
}

/** A line of what leaves: a ticked order, or one that only the list names. */
export interface Leaving {
  /** The id of a ticked order, else what the list calls it. */
  key: string;
  order: string;
  /** Whose it is, if that is known. */
  buyer: string | null;
  trackingNumber: string;
  carrier: string | null;
}

/**
 * What leaves: the ticked orders, each with the number typed beside it or else that of the list, and below them what
 * the list names beside.
 */
export function leaving(
  ticked: readonly TickedOrder[],
  typed: Readonly<Record<string, string>>,
  list: ParcelList,
): Leaving[] {
  const listed = new Map(list.parcels.map((parcel) => [parcel.order, parcel]));
  const rows = ticked.map(({ id, number, shortId, shippingAddress: { name, postcode } }): Leaving => {
    const parcel = listed.get(number) ?? listed.get(shortId);
    listed.delete(number);
    listed.delete(shortId);
    return {
      key: id,
      order: number,
      buyer: `${name}, ${postcode}`,
      trackingNumber: typed[id] ?? parcel?.trackingNumber ?? '',
      carrier: parcel?.carrier ?? null,
    };
  });
  const others = [...listed.values()].map(({ order, trackingNumber, carrier }): Leaving => ({
    key: order,
    order,
    buyer: null,
    trackingNumber: typed[order] ?? trackingNumber ?? '',
    carrier,
  }));
  return [...rows, ...others];
}

/** What is sent of it. @param carrier of all parcels whose line names none. */
export const shipmentsOf = (rows: readonly Leaving[], carrier: string): ShipmentInput[] =>
  rows.map(({ order, trackingNumber, carrier: own }) => ({
    order,
    trackingNumber: trackingNumber.trim() || null,
    carrier: own ?? (carrier.trim() || null),
  }));
