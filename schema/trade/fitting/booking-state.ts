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
  /** Why its time can't be changed any more, in a sentence for the buyer; null if it can. */
  readonly whyFixed: string | null;
}

/** The states of a booking. */
export const bookingStates = {
  HELD: {
    meaning: 'Held while its order is being paid.',
    label: 'Held for payment',
    tone: 'WAITING',
    keepsSlot: true,
    isAhead: true,
    whyFixed: 'You can choose another time once this order is paid.',
  },
  RELEASED: {
    meaning: 'Its order wasn’t paid in time, so others can have the slot.',
    label: 'Not paid',
    tone: 'NEUTRAL',
    keepsSlot: false,
    isAhead: false,
    whyFixed: 'This order wasn’t paid, so nothing is booked.',
  },
  REQUESTED: {
    meaning: 'Paid; the garage still has to confirm it.',
    label: 'Waiting for the garage',
    tone: 'WAITING',
    keepsSlot: true,
    isAhead: true,
    whyFixed: null,
  },
  CONFIRMED: {
    meaning: 'Paid and confirmed.',
    label: 'Confirmed',
    tone: 'ACTIVE',
    keepsSlot: true,
    isAhead: true,
    whyFixed: null,
  },
  NEEDS_SLOT: {
    meaning: 'Paid, but without a slot: the buyer chooses another, or gets the money back.',
    label: 'Needs another time',
    tone: 'NEGATIVE',
    keepsSlot: false,
    isAhead: true,
    whyFixed: null,
  },
  DONE: {
    meaning: 'The tyres are fitted.',
    label: 'Done',
    tone: 'POSITIVE',
    keepsSlot: true,
    isAhead: false,
    whyFixed: 'These tyres are fitted.',
  },
  NO_SHOW: {
    meaning: 'The vehicle wasn’t brought, or couldn’t be reached.',
    label: 'Not brought',
    tone: 'NEGATIVE',
    keepsSlot: true,
    isAhead: false,
    whyFixed: 'The vehicle wasn’t there at this time. Please call us to arrange another.',
  },
  CANCELLED: {
    meaning: 'Cancelled; the slot is free again.',
    label: 'Cancelled',
    tone: 'NEUTRAL',
    keepsSlot: false,
    isAhead: false,
    whyFixed: 'This fitting is cancelled.',
  },
} as const satisfies Readonly<Record<string, BookingStateFacts>>;

export const BOOKING_STATES = keysOf(bookingStates);

/** The states whose slots nobody else can have. */
export const SLOT_KEEPING = BOOKING_STATES.filter((state) => bookingStates[state].keepsSlot);

/** The states of bookings that are paid and still have to be done. */
export const OPEN_BOOKINGS = BOOKING_STATES.filter(
  (state) => bookingStates[state].isAhead && bookingStates[state].whyFixed === null,
);

/** Buyers can move or cancel a booking until this many hours before it. */
export const CHANGE_UNTIL_HOURS = 24;

/** A partner confirms a booking within this many of its working hours. */
export const GARAGE_HOURS = 4;
