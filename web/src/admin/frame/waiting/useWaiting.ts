import { useMemo } from 'react';
import { polled } from './polled.ts';
import { useWaitingQuery } from './Waiting.generated.ts';
import { waitingFacts } from './waitingFacts.ts';

const A_MINUTE = 60_000;

/**
 * Options for a mutation that changes the number of waiting tasks: refetches the counts and the named queries. The
 * mutation resolves once the badges are up to date, so that they never contradict its toast.
 */
export const recounting = (...queries: readonly string[]) => ({
  refetchQueries: [...queries, 'Waiting'],
  awaitRefetchQueries: true,
});

/** The number of waiting tasks by admin address, polled every minute. */
export function useWaiting(): ReadonlyMap<string, number> {
  const { data } = useWaitingQuery({
    fetchPolicy: 'cache-and-network',
    ...polled(A_MINUTE),
    // A change that was saved must not be reported as failed because the count failed.
    errorPolicy: 'ignore',
  });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { kind, count } of data?.waitingTasks ?? []) {
      const { section } = waitingFacts[kind];
      if (section !== null) counts.set(section, (counts.get(section) ?? 0) + count);
    }
    return counts;
  }, [data]);
}
