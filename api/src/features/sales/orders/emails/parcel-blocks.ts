import { deliveryWindowText, type DeliveryWindow } from '@treadline/schema/trade/places/delivery-window';
import type { Block } from '../../../operations/mail/index.ts';

/** A dispatched parcel; null where a fact isn't known. */
export interface Parcel {
  /** The carrier; null for the shop's own team. */
  readonly carrier: string | null;
  /** The carrier's tracking number; null if it has none. */
  readonly number: string | null;
  /** The carrier's tracking page for the parcel; null if the shop doesn't know one. */
  readonly url: string | null;
  /** When the driver comes; null until that's planned. */
  readonly window: DeliveryWindow | null;
}

/** The carrier's tracking number and link, and when the driver comes. */
export function parcelBlocks({ carrier, number, url, window }: Parcel): Block[] {
  const facts = [
    ...(number ? [['Tracking number', number] as const] : []),
    ...(window ? [['Planned delivery', deliveryWindowText(window)] as const] : []),
  ];
  return [
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ...(carrier && url ? [{ kind: 'link', label: `Track with ${carrier}`, url } as const] : []),
  ];
}
