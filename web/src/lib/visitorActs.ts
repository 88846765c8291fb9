import type { VisitorEventName } from '@treadline/schema/trade/visitor-event';
import { currentConsent } from './analyticsConsent.ts';

/** Something that a visitor did; on which page is added by itself. */
export interface VisitorAct {
  name: VisitorEventName;
  /** How far down the page was read, for `SCROLL`. */
  percent?: number;
  /** The tyres that it is about. */
  items?: { productId: number; quantity: number }[];
}

type Counter = (act: VisitorAct) => void;

let counter: Counter | null = null;
/** What was done before the code that counts was there. */
let early: VisitorAct[] = [];

/** Tells what a visitor did. It is forgotten at once unless they agreed to be counted. */
export function tellAct(act: VisitorAct): void {
  if (currentConsent() === null) return;
  if (counter) counter(act);
  else early.push(act);
}

/** Takes what visitors do from now on, and what they did before; returns the function that ends it. */
export function countActs(count: Counter): () => void {
  counter = count;
  for (const act of early) count(act);
  early = [];
  return () => {
    counter = null;
  };
}
