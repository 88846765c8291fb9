import type { VisitorEventName } from '@treadline/schema/trade/people/visitor-event';
import { currentConsent, onAnswer } from './analyticsConsent.ts';

/** Something that a visitor did; on which page is added by itself. */
export interface VisitorAct {
  name: VisitorEventName;
  /** How far down the page was read, for `SCROLL`. */
  percent?: number;
  /** The tyres that it is about. */
  items?: { productId: number; quantity: number }[];
}

/** @param page the path of the page on which it was done. */
type Counter = (act: VisitorAct, page: string) => void;

/** More than anybody does before the code that counts is there; where it never comes, no more is kept. */
const MOST_EARLY = 20;

let counter: Counter | null = null;
/** What was done before the code that counts was there. */
let early: { act: VisitorAct; page: string }[] = [];

// It was done under one answer: another one does not cover it.
onAnswer(() => (early = []));

/** Tells what a visitor did. It is forgotten at once unless they agreed to be counted. */
export function tellAct(act: VisitorAct): void {
  if (currentConsent() === null) return;
  const page = location.pathname;
  if (counter) counter(act, page);
  else if (early.length < MOST_EARLY) early.push({ act, page });
}

/** Takes what visitors do from now on, and what they did before; returns the function that ends it. */
export function countActs(count: Counter): () => void {
  counter = count;
  for (const { act, page } of early) count(act, page);
  early = [];
  return () => {
    counter = null;
  };
}
