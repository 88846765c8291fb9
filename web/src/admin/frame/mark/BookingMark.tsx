import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import type { BookingState } from '../../../apollo/schema.generated.ts';
import { Mark, type Tone } from './Mark.tsx';

const TONES = {
  WAITING: 'warn',
  ACTIVE: 'ready',
  POSITIVE: 'good',
  NEGATIVE: 'bad',
  NEUTRAL: 'plain',
} as const satisfies Record<(typeof bookingStates)[BookingState]['tone'], Tone>;

/** The tone of a booking's state. */
export const toneOfBooking = (state: BookingState): Tone => TONES[bookingStates[state].tone];

/** A booking's state as a badge. */
export function BookingMark({ state }: { state: BookingState }) {
  return <Mark tone={toneOfBooking(state)}>{bookingStates[state].label}</Mark>;
}
