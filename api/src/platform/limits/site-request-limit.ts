import { wideKeyOf } from './network.ts';
import type { RequestCount, RequestBudget } from './request-limit.ts';

/**
 * Counts the requests of each IPv6 network for its /48 too, so that who has one cannot go round the limit from one of
 * its networks after the other.
 * @param sites has the limit of a whole /48.
 */
export function countSitesToo(networks: RequestCount, sites: RequestCount): RequestCount {
  const strictest = ([own, whole]: readonly [RequestBudget, RequestBudget]): RequestBudget =>
    whole.current > sites.limit ? whole : own;
  return {
    limit: networks.limit,
    spend(network) {
      const own = networks.spend(network);
      const site = wideKeyOf(network);
      if (site === null) return own;
      const whole = sites.spend(site);
      return own instanceof Promise || whole instanceof Promise
        ? Promise.all([own, whole]).then(strictest)
        : strictest([own, whole]);
    },
    isSpent(network) {
      const site = wideKeyOf(network);
      return networks.isSpent(network) || (site !== null && sites.isSpent(site));
    },
  };
}
