import type { Draw } from '../source/hash.ts';
import type { Fragment, Theme } from './fragments.ts';
import type { Stars } from './rating.ts';

/** A reviewer's scores for each aspect of a tyre, 1 to 5. */
export interface SubScores {
  wetGrip: number;
  noise: number;
  wear: number;
  comfort: number;
  value: number;
}

const THEME_OF: Record<keyof SubScores, Theme> = {
  wetGrip: 'wet_grip',
  noise: 'noise',
  wear: 'wear',
  comfort: 'comfort',
  value: 'value',
};
const QUIET_DB = 68;
const LOUD_DB = 73;

function noiseLean(noiseDb: number | null): number {
  if (noiseDb === null) return 0;
  if (noiseDb <= QUIET_DB) return 1;
  return noiseDb >= LOUD_DB ? -1 : 0;
}

/** A review's sub-scores: near its stars, and never contradicting its text. */
export function subScores(
  rating: Stars,
  noiseDb: number | null,
  fragments: readonly Fragment[],
  draw: Draw,
): SubScores {
  const score = (side: keyof SubScores): number => {
    const lean = side === 'noise' ? noiseLean(noiseDb) : 0;
    const near = Math.min(5, Math.max(1, rating + Math.floor(draw() * 3) - 1 + lean));
    const said = fragments.find(({ theme }) => theme === THEME_OF[side])?.sentiment;
    if (said === 'positive') return Math.max(4, near);
    return said === 'negative' ? Math.min(3, near) : near;
  };
  return {
    wetGrip: score('wetGrip'),
    noise: score('noise'),
    wear: score('wear'),
    comfort: score('comfort'),
    value: score('value'),
  };
}
