import type { ListDefaults } from './listState.ts';

const USUAL = 'usual';

/** How a list of what waits can be sorted, by the names in its menu. */
export const AGE_LABELS = { [USUAL]: 'Usual order', NEWEST: 'Newest first', OLDEST: 'Oldest first' };

export const AGE_DEFAULTS: ListDefaults = { sort: USUAL, sorts: Object.keys(AGE_LABELS) };

/** The order that is asked for; usually what has waited longest comes first, and of what does not wait the newest. */
export function ageSort(sort: string, isWaiting: boolean): 'NEWEST' | 'OLDEST' {
  if (sort === 'NEWEST' || sort === 'OLDEST') return sort;
  return isWaiting ? 'OLDEST' : 'NEWEST';
}
