import { plusDays } from '../values/day.ts';
import { keysOf } from '../values/words.ts';

/** The days the shop gives its buyers, set by the owner. */
export interface ReturnPromises {
  readonly cancellationDays: number;
  readonly returnDays: number;
  readonly qualityDays: number;
  readonly satisfactionDays: number;
}

/** Consumer Rights Act 2015, section 22(3): the short-term right to reject. */
export const REJECTION_DAYS = 30;
/** Consumer Contracts Regulations 2013, regulation 35(5): the days to send the goods back after cancelling. */
export const SEND_BACK_DAYS = 14;
/** Consumer Contracts Regulations 2013, regulation 34(4) to (6); Consumer Rights Act 2015, section 20(15). */
export const REFUND_DAYS = 14;

export interface ReturnRight {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** The buyer's words for it. */
  readonly label: string;
  /** The buyer's entitlement, in a sentence. */
  readonly gives: string;
  /** How many days it lasts; the shop doesn't offer one of its own promises if set to 0. */
  readonly days: (promises: ReturnPromises) => number;
  readonly countsFrom: 'DELIVERY' | 'FITTING';
  /** Whether it can be used as soon as the tyres have left, before they arrive. */
  readonly onTheRoad: boolean;
  /** A better right, which is offered instead while it lasts; null if there isn't one. */
  readonly after: 'CANCELLATION' | null;
  /** Whether staff have to check it first. A timely cancellation needs no approval. */
  readonly needsApproval: boolean;
  readonly photographs: 'REQUIRED' | 'WELCOME' | 'NONE';
  /**
   * The part of the delivery charge that is refunded if all tyres of the order are returned: the price of standard
   * delivery, all of it, or nothing. If some tyres stay, nothing is refunded, because they were delivered.
   */
  readonly delivery: 'STANDARD' | 'ALL' | 'NONE';
  /** The party that pays for the return carriage. */
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

/**
 * The reasons for a return, and everything that depends on them: time limits, evidence, the refund and who pays for
 * the carriage.
 */
export const returnRights = {
  CANCELLATION: {
    meaning: 'The buyer cancels for any reason, which is a legal right.',
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
    meaning: 'Unused tyres are returned for any reason, which the shop promises beyond the law.',
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
    meaning: 'The tyres are defective or not as described, and the buyer rejects them: a legal right.',
    label: 'They have a fault or aren’t as described',
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
    meaning: 'The tyres are not the ones ordered.',
    label: 'They’re not what I ordered',
    gives: 'You get all your money back for these tyres, and we pay for the return.',
  },
  MISFIT: {
    ...DEFECT,
    meaning: 'The shop said that the tyres fit the buyer’s vehicle, and they don’t.',
    label: 'You said they fit my vehicle, and they don’t',
    gives:
      'If we said that they fit your vehicle, you get all your money back for these tyres, and we pay for the return.',
    photographs: 'WELCOME',
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

/** The days that decide about a return, each as YYYY-MM-DD in London. */
export interface ReturnDays {
  readonly today: string;
  /** Null until the tyres have arrived. */
  readonly delivered: string | null;
  /** Null if unknown. */
  readonly fitted: string | null;
}

/** The last day of a right; null before its days start. The day they count from isn't included. */
export function lastDayOf(
  reason: ReturnReason,
  promises: ReturnPromises,
  { delivered, fitted }: Omit<ReturnDays, 'today'>,
): string | null {
  const right: ReturnRight = returnRights[reason];
  const first = right.countsFrom === 'FITTING' ? fitted : delivered;
  return first && plusDays(first, right.days(promises));
}

/** The sentence about returns after the right to cancel. @param lastDay in words; null if they aren't possible. */
export const thenUnusedText = (lastDay: string | null): string =>
  lastDay === null ? '' : ` After that, we take unused tyres back until ${lastDay}.`;

/** The standing of a right: usable, over, replaced by a better one for now, or not usable yet. */
export type RightStanding = 'OPEN' | 'OVER' | 'LATER' | 'NOT_YET' | 'NOT_GIVEN';

/** The standing of a right on a day. */
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
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label for buyers and staff. */
  readonly label: string;
  /** How far it has got, which decides the possible actions. */
  readonly stage: 'TO_CHECK' | 'TO_SEND' | 'ON_THE_WAY' | 'HERE' | 'PAID_BACK' | 'STOPPED';
}

/** The states of a return, in their usual order. */
export const returnStates = {
  REQUESTED: {
    meaning: 'Requested by the buyer; the shop has to approve or refuse it.',
    label: 'Being checked',
    stage: 'TO_CHECK',
  },
  APPROVED: { meaning: 'The tyres can be sent back.', label: 'Approved', stage: 'TO_SEND' },
  ON_ITS_WAY: {
    meaning: 'The tyres are on their way to the shop.',
    label: 'On its way to us',
    stage: 'ON_THE_WAY',
  },
  RECEIVED: { meaning: 'The tyres are back and inspected.', label: 'Received', stage: 'HERE' },
  REFUNDED: { meaning: 'The money is on its way to the buyer.', label: 'Refunded', stage: 'PAID_BACK' },
  REFUSED: {
    meaning: 'The shop refuses the tyres and gives the reason.',
    label: 'Refused',
    stage: 'STOPPED',
  },
  WITHDRAWN: { meaning: 'The buyer keeps the tyres after all.', label: 'Withdrawn', stage: 'STOPPED' },
} as const satisfies Readonly<Record<string, ReturnStateFacts>>;

export type ReturnState = keyof typeof returnStates;

/** Whether a return is in one of these stages. */
export const isReturnAt = (state: ReturnState, ...stages: ReturnStateFacts['stage'][]): boolean =>
  stages.includes(returnStates[state].stage);

/** The states of returns in one of these stages. */
export const returnsAt = (...stages: ReturnStateFacts['stage'][]): ReturnState[] =>
  keysOf(returnStates).filter((state) => isReturnAt(state, ...stages));

/** The states of returns that haven't ended. */
export const OPEN_RETURNS = returnsAt('TO_CHECK', 'TO_SEND', 'ON_THE_WAY', 'HERE');
