import { cutText } from './cutText.ts';

/** Search engines cut longer descriptions. */
export const LONGEST_DESCRIPTION = 155;
/** Shorter than this, whole sentences alone say too little. */
const SHORTEST_BEGINNING = 70;

/** A description that search engines show in full: as many sentences as fit, or else as many words. */
export function shortDescription(text: string): string {
  const whole = text.trim();
  if (whole.length <= LONGEST_DESCRIPTION) return whole;
  let fitting = '';
  for (const sentence of whole.split(/(?<=[.!?])\s+/)) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (longer.length > LONGEST_DESCRIPTION) break;
    fitting = longer;
  }
  return fitting.length >= SHORTEST_BEGINNING ? fitting : cutText(whole, LONGEST_DESCRIPTION);
}
