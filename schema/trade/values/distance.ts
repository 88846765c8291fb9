/** The international mile, exactly. */
export const KM_PER_MILE = 1.609344;

/** Kilometres as whole miles, which British drivers read. */
export const milesOf = (km: number): number => Math.round(km / KM_PER_MILE);

/** Miles as whole kilometres, in which the shop stores distances. */
export const kmOf = (miles: number): number => Math.round(miles * KM_PER_MILE);
