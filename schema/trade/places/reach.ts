import { KM_PER_MILE } from '../values/distance.ts';

/** From this many miles a reach is rounded to the next five miles instead of the next one. */
const FAR_MILES = 10;
const FAR_STEP = 5;

/**
 * The radius of a service, in round miles and in the original kilometres: "30 miles (50 km)". Put "about" before it.
 */
export function formatReach(km: number): string {
  const exact = km / KM_PER_MILE;
  const step = exact < FAR_MILES ? 1 : FAR_STEP;
  const miles = Math.max(step, Math.round(exact / step) * step);
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} (${km} km)`;
}
