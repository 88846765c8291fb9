import { createStoredList, useStoredList } from '../../lib/browser/storedList.ts';
import { recordFrom, textFrom } from '../../lib/text/record.ts';

/** A tyre whose page the visitor opened, with its data at that time. */
export interface ViewedTyre {
  id: number;
  name: string;
  slug: string;
  /** In pence. */
  price: number;
}

const MOST_VIEWED = 8;

function readViewedTyre(value: unknown): ViewedTyre | null {
  const { id, name, slug, price } = recordFrom(value);
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(price) || !textFrom(name)) return null;
  return { id: Number(id), name: textFrom(name), slug: textFrom(slug), price: Number(price) };
}

const viewed = createStoredList<ViewedTyre>('viewed', {
  read: readViewedTyre,
  write: ({ id, name, slug, price }) => ({ id, name, slug, price }),
  tidy: (tyres) => tyres.slice(0, MOST_VIEWED),
});

/** Puts a tyre at the head of the list, which stays in this browser and is never sent. */
export function noteViewed(tyre: ViewedTyre): void {
  viewed.set([tyre, ...viewed.get().filter(({ id }) => id !== tyre.id)].slice(0, MOST_VIEWED));
}

export function forgetViewed(): void {
  viewed.set([]);
}

/** The last tyres viewed, latest first; empty on the server. */
export function useViewed(): readonly ViewedTyre[] {
  return useStoredList(viewed);
}
