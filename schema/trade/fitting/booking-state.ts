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
  /** Whether it's paid and its job still has to be done, so that its time can change. */
  readonly isOpen: boolean;
}

/** The states of a booking. */
export const bookingStates = {
  HELD: {
    meaning: 'Held while its order is being paid.',
    label: 'Held for payment',
    tone: 'WAITING',
    keepsSlot: true,
    isAhead: true,
    isOpen: false,
  },
  RELEASED: {
    meaning: 'Its order wasn’t paid in time, so others can have the slot.',
    label: 'Not paid',
    tone: 'NEUTRAL',
    keepsSlot: false,
    isAhead: false,
    isOpen: false,
  },
  REQUESTED: {
    meaning: 'Paid; the garage still has to confirm it.',
    label: 'Waiting for the garage',
    tone: 'WAITING',
    keepsSlot: true,
    isAhead: true,
    isOpen: true,
  },
  CONFIRMED: {
    meaning: 'Paid and confirmed.',
    label: 'Confirmed',
    tone: 'ACTIVE',
    keepsSlot: true,
    isAhead: true,
    isOpen: true,
  },
  NEEDS_SLOT: {
    meaning: 'Paid, but without a slot: the buyer chooses another, or gets the money back.',
    label: 'Needs another time',
    tone: 'NEGATIVE',
    keepsSlot: false,
    isAhead: true,
    isOpen: true,
  },
  DONE: {
    meaning: 'The tyres are fitted.',
    label: 'Done',
    tone: 'POSITIVE',
    keepsSlot: true,
    isAhead: false,
    isOpen: false,
  },
  NO_SHOW: {
    meaning: 'The vehicle wasn’t brought, or couldn’t be reached.',
    label: 'Not brought',
    tone: 'NEGATIVE',
    keepsSlot: true,
    isAhead: false,
    isOpen: false,
  },
  CANCELLED: {
    meaning: 'Cancelled; the slot is free again.',
    label: 'Cancelled',
    tone: 'NEUTRAL',
    keepsSlot: false,
    isAhead: false,
    isOpen: false,
  },
} as const satisfies Readonly<Record<string, BookingStateFacts>>;

export const BOOKING_STATES = keysOf(bookingStates);

/** The states whose slots nobody else can have. */
export const SLOT_KEEPING = BOOKING_STATES.filter((state) => bookingStates[state].keepsSlot);

/** The states of bookings that are paid and still have to be done. */
export const OPEN_BOOKINGS = BOOKING_STATES.filter((state) => bookingStates[state].isOpen);

/** Buyers can move or cancel a booking until this many hours before it. */
export const CHANGE_UNTIL_HOURS = 24;

/** A partner confirms a booking within this many of its working hours. */
export const GARAGE_HOURS = 4;
