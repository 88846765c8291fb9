import { keysOf } from '../values/words.ts';

interface BookingStateFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  readonly label: string;
  readonly tone: 'WAITING' | 'ACTIVE' | 'POSITIVE' | 'NEGATIVE' | 'NEUTRAL';
  /** Whether nobody else can have its slot. */
  readonly keepsSlot: boolean;
  /** Whether the job still has to be done. */
  readonly isAhead: boolean;
}

/** The states of a booking. */
export const bookingStates = {
  HELD: {
    meaning: 'Held while its order is being paid.',
    label: 'Held for payment',
    tone: 'WAITING',
    keepsSlot: true,
    isAhead: true,
  },
  RELEASED: {
    meaning: 'Its order wasn’t paid in time, so others can have the slot.',
    label: 'Not paid',
    tone: 'NEUTRAL',
    keepsSlot: false,
    isAhead: false,
  },
  REQUESTED: {
    meaning: 'Paid; the garage still has to confirm it.',
    label: 'Waiting for the garage',
    tone: 'WAITING',
    keepsSlot: true,
    isAhead: true,
  },
  CONFIRMED: {
    meaning: 'Paid and confirmed.',
    label: 'Confirmed',
    tone: 'ACTIVE',
    keepsSlot: true,
    isAhead: true,
  },
  NEEDS_SLOT: {
    meaning: 'Paid, but without a slot: the buyer chooses another, or gets the money back.',
    label: 'Needs another time',
    tone: 'NEGATIVE',
    keepsSlot: false,
    isAhead: true,
  },
  DONE: {
    meaning: 'The tyres are fitted.',
    label: 'Done',
    tone: 'POSITIVE',
    keepsSlot: true,
    isAhead: false,
  },
  NO_SHOW: {
    meaning: 'The vehicle wasn’t brought, or couldn’t be reached.',
    label: 'Not brought',
    tone: 'NEGATIVE',
    keepsSlot: true,
    isAhead: false,
  },
  CANCELLED: {
    meaning: 'Cancelled; the slot is free again.',
    label: 'Cancelled',
    tone: 'NEUTRAL',
    keepsSlot: false,
    isAhead: false,
  },
} as const satisfies Readonly<Record<string, BookingStateFacts>>;

export const BOOKING_STATES = keysOf(bookingStates);

/** The states whose slots nobody else can have. */
export const SLOT_KEEPING = BOOKING_STATES.filter((state) => bookingStates[state].keepsSlot);

/** Buyers can move or cancel a booking until this many hours before it. */
export const CHANGE_UNTIL_HOURS = 24;
