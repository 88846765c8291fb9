import { wideKeyOf } from './network.ts';
import type { RequestCount, RequestBudget } from './request-limit.ts';

/**
 * Also counts each IPv6 network's requests for its /48, so that a caller with many networks can't evade the limit.
 * @param sites has the limit for a whole /48.
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
