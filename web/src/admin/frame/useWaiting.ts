import { useMemo } from 'react';
import { useWaitingQuery } from './Waiting.generated.ts';
import { waitingFacts } from './waitingFacts.ts';

/** Milliseconds between two counts. */
const A_MINUTE = 60_000;

/** How many tasks wait at each address of the admin, counted again every minute. */
export function useWaiting(): ReadonlyMap<string, number> {
  const { data } = useWaitingQuery({ fetchPolicy: 'cache-and-network', pollInterval: A_MINUTE });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { kind, count } of data?.waitingTasks ?? []) {
      const { section } = waitingFacts[kind];
      counts.set(section, (counts.get(section) ?? 0) + count);
    }
    return counts;
  }, [data]);
}
