import { type Draw, pick } from '../source/hash.ts';
import type { Fragment, Sentiment, Theme } from './fragments.ts';

/** Titles of at most four words for a review's first statement. */
const TITLES: Record<Exclude<Theme, 'opener'>, Record<Sentiment, string[]>> = {
  wet_grip: {
    positive: ['Great in the rain', 'Sure in the wet', 'Good wet grip'],
    neutral: ['Fine so far', 'Steady enough'],
    negative: ['Average in the wet', 'Expected more'],
  },
  noise: {
    positive: ['Quiet and steady', 'Nice and quiet', 'Noticeably quieter'],
    neutral: ['Quiet enough', 'Fine on most roads'],
    negative: ['Bit noisy', 'Some road hum'],
  },
  wear: {
    positive: ['Lasting well', 'Wearing evenly'],
    neutral: ['Fine so far', 'Normal wear'],
    negative: ['Wears fast', 'Expected more miles'],
  },
  comfort: {
    positive: ['Comfortable ride', 'Smooth and settled'],
    neutral: ['Firm but fair', 'Rides well enough'],
    negative: ['Ride could be better', 'Not that comfortable'],
  },
  value: {
    positive: ['Good for the money', 'Worth the price', 'Would buy again'],
    neutral: ['Does the job', 'Fair for the price'],
    negative: ['Expected more', 'Not the best value'],
  },
  winter: {
    positive: ['Good in the cold', 'Ready for winter'],
    neutral: ['Fine so far'],
    negative: ['A compromise', 'Has its limits'],
  },
  economy: {
    positive: ['Easy on energy', 'Goes a bit further'],
    neutral: ['Much as before'],
    negative: ['Range down a little'],
  },
  fitting: {
    positive: ['Quick, tidy fitting', 'Good service too'],
    neutral: ['Fitted as booked'],
    negative: ['Had to go back'],
  },
};

/** A review's title, from its first sentence after any opener; '' if it has none. */
export function titleFor(fragments: readonly Fragment[], draw: Draw): string {
  for (const { theme, sentiment } of fragments) {
    if (theme !== 'opener') return pick(TITLES[theme][sentiment], draw);
  }
  return '';
}
