import { deliveryWindowText, type DeliveryWindow } from '@treadline/schema/trade/places/delivery-window';
import type { Block } from '../../../operations/mail/index.ts';

/** Tyres that have left, as far as it is known of them. */
export interface Parcel {
  /** The carrier that delivers them; null for the shop's own team. */
  readonly carrier: string | null;
  /** The carrier's own number; null if it has none. */
  readonly number: string | null;
  /** The carrier's own page about the parcel; null if the shop knows none. */
  readonly url: string | null;
  /** When the driver comes; null while that is not planned. */
  readonly window: DeliveryWindow | null;
}

/** The carrier's own number with the way to its page, and when the driver comes. */
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
