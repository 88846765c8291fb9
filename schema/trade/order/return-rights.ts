import { plusDays } from '../values/day.ts';
import { keysOf } from '../values/words.ts';

/** The days that the shop gives its buyers, as the owner sets them. */
export interface ReturnPromises {
  readonly cancellationDays: number;
  readonly returnDays: number;
  readonly qualityDays: number;
  readonly satisfactionDays: number;
}

/** Consumer Rights Act 2015, section 22(3): the short-term right to reject. */
export const REJECTION_DAYS = 30;
/** Consumer Contracts Regulations 2013, regulation 35(5): to send the goods back, once the buyer has cancelled. */
export const SEND_BACK_DAYS = 14;
/** Consumer Contracts Regulations 2013, regulation 34(4) to (6); Consumer Rights Act 2015, section 20(15). */
export const REFUND_DAYS = 14;

export interface ReturnRight {
  /** What the reason means, for those who read the contract. */
  readonly meaning: string;
  /** The buyer's words for it. */
  readonly label: string;
  /** What the buyer gets, in a sentence. */
  readonly gives: string;
  /** How long it lasts; a promise of the shop that lasts no days is not given. */
  readonly days: (promises: ReturnPromises) => number;
  readonly countsFrom: 'DELIVERY' | 'FITTING';
  /** Whether it can be used as soon as the tyres have left, before they arrive. */
  readonly onTheRoad: boolean;
  /** The right that serves the buyer better as long as it lasts: until then this one is not offered. */
  readonly after: 'CANCELLATION' | null;
  /** Whether somebody has to look at it first; a cancellation in time holds by itself. */
  readonly needsApproval: boolean;
  readonly photographs: 'REQUIRED' | 'WELCOME' | 'NONE';
  /**
   * What is paid back of the delivery charge when all tyres of the order come back: what standard delivery would have
   * cost, all of it, or nothing. As long as some tyres stay, they were delivered.
   */
  readonly delivery: 'STANDARD' | 'ALL' | 'NONE';
  /** Who pays for the way back. */
  readonly carriage: 'BUYER' | 'SHOP';
}

const DEFECT = {
  days: () => REJECTION_DAYS,
  countsFrom: 'DELIVERY',
  onTheRoad: false,
  after: null,
  needsApproval: true,
  photographs: 'REQUIRED',
  delivery: 'ALL',
  carriage: 'SHOP',
} as const;

/** Why tyres come back, and all that follows from it: times, evidence, what is paid back and by whom. */
export const returnRights = {
  CANCELLATION: {
    meaning: 'The buyer cancels, for any reason: a right by law.',
    label: 'I’ve changed my mind',
    gives:
      'You get back the price of the tyres, and the cost of standard delivery if you send all of them back.',
    days: ({ cancellationDays }) => cancellationDays,
    countsFrom: 'DELIVERY',
    onTheRoad: true,
    after: null,
    needsApproval: false,
    photographs: 'NONE',
    delivery: 'STANDARD',
    carriage: 'BUYER',
  },
  UNUSED: {
    meaning: 'Unused tyres come back for any reason, which the shop promises beyond the law.',
    label: 'I don’t need them, and they’re unused',
    gives:
      'You get back the price of the tyres, as long as they haven’t been fitted or driven on and still have their ' +
      'labels and packaging.',
    days: ({ returnDays }) => returnDays,
    countsFrom: 'DELIVERY',
    onTheRoad: false,
    after: 'CANCELLATION',
    needsApproval: true,
    photographs: 'NONE',
    delivery: 'NONE',
    carriage: 'BUYER',
  },
  FAULTY: {
    ...DEFECT,
    meaning: 'The tyres are faulty or not as described, and the buyer rejects them: a right by law.',
    label: 'They’re faulty or not as described',
    gives: 'You get all your money back for these tyres, and we pay for the return.',
  },
  DAMAGED: {
    ...DEFECT,
    meaning: 'The tyres arrived damaged.',
    label: 'They arrived damaged',
    gives: 'You get all your money back for these tyres, and we pay for the return.',
  },
  WRONG: {
    ...DEFECT,
    meaning: 'The tyres are not those that were ordered.',
    label: 'They’re not what I ordered',
    gives: 'You get all your money back for these tyres, and we pay for the return.',
  },
  QUALITY: {
    ...DEFECT,
    meaning: 'The tyres have a flaw that can be seen or felt: the shop’s quality promise.',
    label: 'There’s a flaw I can see or feel',
    gives: 'You get a replacement or your money back, and we pay for the return.',
    days: ({ qualityDays }) => qualityDays,
    photographs: 'WELCOME',
  },
  EXCHANGE: {
    meaning: 'The buyer wants other tyres in the same size: the shop’s satisfaction return.',
    label: 'I’m not happy with them and want other tyres',
    gives:
      'We’ll call or email you to agree on other tyres in your size. You pay or get back the difference in price.',
    days: ({ satisfactionDays }) => satisfactionDays,
    countsFrom: 'FITTING',
    onTheRoad: false,
    after: null,
    needsApproval: true,
    photographs: 'WELCOME',
    delivery: 'NONE',
    carriage: 'BUYER',
  },
} as const satisfies Readonly<Record<string, ReturnRight>>;

export type ReturnReason = keyof typeof returnRights;

export const RETURN_REASONS = keysOf(returnRights);

/** The days by which a return is judged, each as YYYY-MM-DD in London. */
export interface ReturnDays {
  readonly today: string;
  /** Null until the tyres have arrived. */
  readonly delivered: string | null;
  /** Null if it is not known. */
  readonly fitted: string | null;
}

/** The last day of a right; null where it does not count yet. The day it counts from is not one of its days. */
export function lastDayOf(
  reason: ReturnReason,
  promises: ReturnPromises,
  { delivered, fitted }: Omit<ReturnDays, 'today'>,
): string | null {
  const right: ReturnRight = returnRights[reason];
  const first = right.countsFrom === 'FITTING' ? fitted : delivered;
  return first && plusDays(first, right.days(promises));
}

/** What follows on the right to cancel, in a sentence. @param lastDay in words; null if nothing does. */
export const thenUnusedText = (lastDay: string | null): string =>
  lastDay === null ? '' : ` After that, we take unused tyres back until ${lastDay}.`;

/** How a right stands: usable, over, superseded for now by a better one, or not there yet. */
export type RightStanding = 'OPEN' | 'OVER' | 'LATER' | 'NOT_YET' | 'NOT_GIVEN';

/** Whether a right can be used on a day. */
export function rightStanding(
  reason: ReturnReason,
  promises: ReturnPromises,
  days: ReturnDays,
): RightStanding {
  const right: ReturnRight = returnRights[reason];
  if (right.days(promises) === 0) return 'NOT_GIVEN';
  if (days.delivered === null && !right.onTheRoad) return 'NOT_YET';
  const lastDay = lastDayOf(reason, promises, days);
  if (lastDay !== null && days.today > lastDay) return 'OVER';
  const better = right.after && rightStanding(right.after, promises, days);
  if (better === 'OPEN') return 'LATER';
  return 'OPEN';
}

interface ReturnStateFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  /** Its name for the buyer and for the shop. */
  readonly label: string;
  /** How far it has come: what may be done about it follows from here. */
  readonly stage: 'TO_CHECK' | 'TO_SEND' | 'ON_THE_WAY' | 'HERE' | 'PAID_BACK' | 'STOPPED';
}

/** Where a return stands, in the order in which it gets there. */
export const returnStates = {
  REQUESTED: {
    meaning: 'The buyer asked for it; somebody has to approve or refuse it.',
    label: 'Being checked',
    stage: 'TO_CHECK',
  },
  APPROVED: { meaning: 'The tyres can come back.', label: 'Approved', stage: 'TO_SEND' },
  ON_ITS_WAY: {
    meaning: 'The tyres are on their way to the shop.',
    label: 'On its way to us',
    stage: 'ON_THE_WAY',
  },
  RECEIVED: { meaning: 'The tyres are back and inspected.', label: 'Received', stage: 'HERE' },
  REFUNDED: { meaning: 'The money is on its way to the buyer.', label: 'Refunded', stage: 'PAID_BACK' },
  REFUSED: {
    meaning: 'The shop does not take the tyres back, and says why.',
    label: 'Refused',
    stage: 'STOPPED',
  },
  WITHDRAWN: { meaning: 'The buyer keeps the tyres after all.', label: 'Withdrawn', stage: 'STOPPED' },
} as const satisfies Readonly<Record<string, ReturnStateFacts>>;

export type ReturnState = keyof typeof returnStates;

/** Whether a return has come to one of some stages. */
export const isReturnAt = (state: ReturnState, ...stages: ReturnStateFacts['stage'][]): boolean =>
  stages.includes(returnStates[state].stage);

/** The states of returns that have come to one of some stages. */
export const returnsAt = (...stages: ReturnStateFacts['stage'][]): ReturnState[] =>
  keysOf(returnStates).filter((state) => isReturnAt(state, ...stages));

/** The states of returns that have not ended. */
export const OPEN_RETURNS = returnsAt('TO_CHECK', 'TO_SEND', 'ON_THE_WAY', 'HERE');
