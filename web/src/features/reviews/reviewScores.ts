/** What a reviewer may score apart, each out of 5; null where they did not. */
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

const KEYS = Object.keys(NAMES) as (keyof ReviewScores)[];

/** What may be scored, in the order in which it is shown. */
export const SCORE_NAMES = KEYS.map((key) => ({ key, name: NAMES[key] }));

/** The scores that were given, with the words shown for each. */
export function givenScores(scores: ReviewScores): { name: string; score: number }[] {
  return KEYS.flatMap((key) => {
    const score = scores[key];
    return score === null ? [] : [{ name: NAMES[key], score }];
  });
}
