import type { ListDefaults } from './listState.ts';

const USUAL = 'usual';

/** The sorts of a list of tasks, with their labels. */
export const AGE_LABELS = { [USUAL]: 'Default order', NEWEST: 'Newest first', OLDEST: 'Oldest first' };

export const AGE_DEFAULTS: ListDefaults = { sort: USUAL, sorts: Object.keys(AGE_LABELS) };

/** The sort for the API. By default, waiting tasks come oldest first and the rest newest first. */
export function ageSort(sort: string, isWaiting: boolean): 'NEWEST' | 'OLDEST' {
  if (sort === 'NEWEST' || sort === 'OLDEST') return sort;
  return isWaiting ? 'OLDEST' : 'NEWEST';
}
