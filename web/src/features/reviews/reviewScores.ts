import { keysOf } from '@treadline/schema/trade/values/words';

/** A review's separate scores, each out of 5; null if not given. */
export interface ReviewScores {
  wetGrip: number | null;
  noise: number | null;
  wear: number | null;
  comfort: number | null;
  value: number | null;
}

const NAMES: Record<keyof ReviewScores, string> = {
  wetGrip: 'Wet grip',
  noise: 'Quietness',
  wear: 'Wear',
  comfort: 'Comfort',
  value: 'Value',
};

const KEYS = keysOf(NAMES);

/** The possible scores in display order. */
export const SCORE_NAMES = KEYS.map((key) => ({ key, name: NAMES[key] }));

/** The scores given, with their labels. */
export function givenScores(scores: ReviewScores): { name: string; score: number }[] {
  return KEYS.flatMap((key) => {
    const score = scores[key];
    return score === null ? [] : [{ name: NAMES[key], score }];
  });
}
