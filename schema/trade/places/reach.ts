import { KM_PER_MILE } from '../values/distance.ts';

/** Miles from which a reach is rounded to the next five, and no longer to the next one. */
const FAR_MILES = 10;
const FAR_STEP = 5;

/** How far somebody comes out, in round miles and as it was set: "30 miles (50 km)". Say "about" before it. */
export function formatReach(km: number): string {
  const exact = km / KM_PER_MILE;
  const step = exact < FAR_MILES ? 1 : FAR_STEP;
  const miles = Math.max(step, Math.round(exact / step) * step);
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} (${km} km)`;
}
