import type { ModelEntry } from '../source/tables.ts';

/** The ratings between which makers offer one size in several versions. */
const LADDER = ['T', 'H', 'V', 'W', 'Y'];

/** Winter compounds stop at V and all-season ones at W; open off-road blocks stop at T. */
function capOf(model: Pick<ModelEntry, 'season' | 'tread'>): string | null {
  if (model.tread === 'block') return 'T';
  if (model.season === 'WINTER') return 'V';
  if (model.season === 'ALL_SEASON') return 'W';
  return null;
}

/** The rating, limited to what the model's season and tread allow. */
export function capSpeed(rating: string, model: Pick<ModelEntry, 'season' | 'tread'>): string {
  const cap = capOf(model);
  if (cap === null || !LADDER.includes(rating)) return rating;
  return LADDER.indexOf(rating) > LADDER.indexOf(cap) ? cap : rating;
}

/** The rating `steps` up or down the ladder; null beyond its ends. */
export function stepSpeed(rating: string, steps: 1 | -1): string | null {
  const index = LADDER.indexOf(rating);
  return index < 0 ? null : (LADDER[index + steps] ?? null);
}
