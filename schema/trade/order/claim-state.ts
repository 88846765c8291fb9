import { keysOf } from '../values/words.ts';
import type { StatusTone } from './order-status.ts';

interface ClaimStateFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  /** Its name for the buyer and for the shop. */
  readonly label: string;
  /** What it means for the buyer, in a sentence. */
  readonly description: string;
  readonly tone: StatusTone;
  /** Who has to act next; nobody once it is settled. */
  readonly turn: 'SHOP' | 'BUYER' | 'MAKER' | null;
}

/** How far a claim can come. */
export const claimStates = {
  WAITING: {
    meaning: 'Asked for; the shop looks into it.',
    label: 'In review',
    description: 'We’re looking into it, and will email you.',
    tone: 'WAITING',
    turn: 'SHOP',
  },
  QUESTION: {
    meaning: 'The shop has asked the buyer for more, and waits for the answer.',
    label: 'We need your answer',
    description: 'Please answer our question, so that we can decide.',
    tone: 'ACTIVE',
    turn: 'BUYER',
  },
  WITH_MAKER: {
    meaning: 'Passed on to the maker of the tyre, who decides.',
    label: 'With the manufacturer',
    description: 'We’ve taken it up with the manufacturer, and will email you what they say.',
    tone: 'MOVING',
    turn: 'MAKER',
  },
  PAYING: {
    meaning: 'Approved; its refund has not begun or was refused by the bank.',
    label: 'Approved',
    description: 'We’re paying you back.',
    tone: 'ACTIVE',
    turn: 'SHOP',
  },
  PAID_BACK: {
    meaning: 'Approved and paid back; the refund says how far the money is.',
    label: 'Paid back',
    description: 'Approved: we’ve paid you back.',
    tone: 'POSITIVE',
    turn: null,
  },
  REPLACED: {
    meaning: 'Approved: the shop sends other tyres for them.',
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

/** The states in which somebody has to act; those that are settled for null. */
export const claimsAwaiting = (turn: ClaimStateFacts['turn']): ClaimState[] =>
  keysOf(claimStates).filter((state) => claimStates[state].turn === turn);
