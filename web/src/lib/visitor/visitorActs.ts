import type { VisitorEventName } from '@treadline/schema/trade/people/visitor-event';
import { currentConsent, onAnswer } from './analyticsConsent.ts';

/** A visitor's action. The page's path is added automatically. */
export interface VisitorAct {
  name: VisitorEventName;
  /** The percentage of the page scrolled through, for `SCROLL`. */
  percent?: number;
  /** The tyres concerned. */
  items?: { productId: number; quantity: number }[];
}

/** @param page the path of the page where it happened. */
type Counter = (act: VisitorAct, page: string) => void;

/** More actions than a visitor can do before the counting code loads; a limit in case it never does. */
const MOST_EARLY = 20;

let counter: Counter | null = null;
/** Actions waiting for the counting code. */
let early: { act: VisitorAct; page: string }[] = [];

// They were done under one answer; another one doesn't cover them.
onAnswer(() => (early = []));

/** Reports a visitor's action. It's dropped unless they agreed to be counted. */
export function tellAct(act: VisitorAct): void {
  if (currentConsent() === null) return;
  const page = location.pathname;
  if (counter) counter(act, page);
  else if (early.length < MOST_EARLY) early.push({ act, page });
}

/** Passes queued and future actions to `count`. Returns a function that stops it. */
export function countActs(count: Counter): () => void {
  counter = count;
  for (const { act, page } of early) count(act, page);
  early = [];
  return () => {
    counter = null;
  };
}
