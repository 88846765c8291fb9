import { useMemo } from 'react';
import { polled } from './polled.ts';
import { useWaitingQuery } from './Waiting.generated.ts';
import { waitingFacts } from './waitingFacts.ts';

/** Milliseconds between two counts. */
const A_MINUTE = 60_000;

/**
 * The options of a mutation after which less or more waits, with the other queries that are asked again. Its answer
 * comes once the badges are right, so that they never contradict what is said of it.
 */
export const recounting = (...queries: readonly string[]) => ({
  refetchQueries: [...queries, 'Waiting'],
  awaitRefetchQueries: true,
});

/** How many tasks wait at each address of the admin, counted again every minute. */
export function useWaiting(): ReadonlyMap<string, number> {
  const { data } = useWaitingQuery({
    fetchPolicy: 'cache-and-network',
    ...polled(A_MINUTE),
    // A change that was made is not reported as failed because it could not be counted.
    errorPolicy: 'ignore',
  });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { kind, count } of data?.waitingTasks ?? []) {
      const { section } = waitingFacts[kind];
      counts.set(section, (counts.get(section) ?? 0) + count);
    }
    return counts;
  }, [data]);
}
