import type { ApolloClient } from '@apollo/client';
import { viewerFields } from './viewerFields.generated.ts';

/**
 * Forgets what was answered to whoever was here before, and asks anew for what of it is still shown. What is the same
 * for everybody stays.
 */
export async function renewViewerData(client: ApolloClient): Promise<void> {
  const renewed = client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of viewerFields) cache.evict({ fieldName });
      cache.gc();
    },
  });
  // A question that fails says so where it is shown.
  await renewed.catch(() => undefined);
}
