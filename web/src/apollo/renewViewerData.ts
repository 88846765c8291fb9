import type { ApolloClient } from '@apollo/client';
import { viewerFields } from './viewerFields.generated.ts';

/** Drops the previous viewer's data and reloads what's on screen. Public data stays. */
export async function renewViewerData(client: ApolloClient): Promise<void> {
  const renewed = client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of viewerFields) cache.evict({ fieldName });
      cache.gc();
    },
  });
  // The component that shows a query also shows its error.
  await renewed.catch(() => undefined);
}
