import type { ApolloClient } from '@apollo/client';
import { viewerFields } from './viewerFields.generated.ts';

/** Drops the data of the previous viewer, and reloads what is still shown. Public data stays. */
export async function renewViewerData(client: ApolloClient): Promise<void> {
  const renewed = client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of viewerFields) cache.evict({ fieldName });
      cache.gc();
    },
  });
  // A query that fails says so where it is shown.
  await renewed.catch(() => undefined);
}
