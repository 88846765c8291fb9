import type { VisitorEventName } from '@treadline/schema/trade/visitor-event';
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
/** What was done before the code that counts was there, and the consent that it was done under. */
let early: { act: VisitorAct; page: string; consent: string }[] = [];

// What was done under one answer is nothing that another answer covers.
onAnswer(() => (early = []));

/** Tells what a visitor did. It is forgotten at once unless they agreed to be counted. */
export function tellAct(act: VisitorAct): void {
  const consent = currentConsent();
  if (consent === null) return;
  const page = location.pathname;
  if (counter) counter(act, page);
  else if (early.length < MOST_EARLY) early.push({ act, page, consent });
}

/**
 * Takes what visitors do from now on, and what they did before under the same consent; returns the function that ends
 * it.
 */
export function countActs(consent: string, count: Counter): () => void {
  counter = count;
  for (const done of early) if (done.consent === consent) count(done.act, done.page);
  early = [];
  return () => {
    counter = null;
  };
}
