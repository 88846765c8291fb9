import { milesOf } from '../values/distance.ts';

/** The radius of a service in whole miles, and in kilometres: "31 miles (50 km)". Put "about" before it. */
export function formatReach(km: number): string {
  const miles = Math.max(1, milesOf(km));
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} (${km} km)`;
}
