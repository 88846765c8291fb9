import { keysOf } from '../values/words.ts';
import type { StatusTone } from './order-status.ts';

interface ClaimStateFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label for buyers and staff. */
  readonly label: string;
  /** Its meaning for the buyer, in a sentence. */
  readonly description: string;
  readonly tone: StatusTone;
  /** The party that has to act next; null once it's settled. */
  readonly turn: 'SHOP' | 'BUYER' | 'MAKER' | null;
}

/** The states of a claim. */
export const claimStates = {
  WAITING: {
    meaning: 'Submitted; the shop is reviewing it.',
    label: 'In review',
    description: 'We’re looking into it, and will email you.',
    tone: 'WAITING',
    turn: 'SHOP',
  },
  QUESTION: {
    meaning: 'The shop has asked the buyer for more and waits for the answer.',
    label: 'We need your answer',
    description: 'Please answer our question, so that we can decide.',
    tone: 'ACTIVE',
    turn: 'BUYER',
  },
  WITH_MAKER: {
    meaning: 'Passed on to the tyre’s maker, who decides.',
    label: 'With the manufacturer',
    description: 'We’ve taken it up with the manufacturer, and will email you what they say.',
    tone: 'MOVING',
    turn: 'MAKER',
  },
  PAYING: {
    meaning: 'Approved, but its refund hasn’t started or was refused by the bank.',
    label: 'Approved',
    description: 'We’re paying you back.',
    tone: 'ACTIVE',
    turn: 'SHOP',
  },
  PAID_BACK: {
    meaning: 'Approved and refunded; the refund says how far the money has got.',
    label: 'Paid back',
    description: 'Approved: we’ve paid you back.',
    tone: 'POSITIVE',
    turn: null,
  },
  REPLACED: {
    meaning: 'Approved; the shop sends replacement tyres.',
    label: 'Replaced',
    description: 'Approved: we’re replacing your tyres.',
    tone: 'POSITIVE',
    turn: null,
  },
  REFUSED: {
    meaning: 'Refused, with a reason.',
    label: 'Refused',
    description: 'We couldn’t approve it.',
    tone: 'NEGATIVE',
    turn: null,
  },
  WITHDRAWN: {
    meaning: 'Withdrawn by the buyer.',
    label: 'Withdrawn',
    description: 'You withdrew it.',
    tone: 'NEUTRAL',
    turn: null,
  },
} as const satisfies Record<string, ClaimStateFacts>;

export type ClaimState = keyof typeof claimStates;

/** Whether a claim in this state can still be decided. */
export const isClaimOpen = (state: ClaimState): boolean => claimStates[state].turn !== null;

/** The states in which the given party has to act; for null, the settled ones. */
export const claimsAwaiting = (turn: ClaimStateFacts['turn']): ClaimState[] =>
  keysOf(claimStates).filter((state) => claimStates[state].turn === turn);
