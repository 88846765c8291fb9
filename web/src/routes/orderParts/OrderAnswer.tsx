import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

interface OrderAnswerProps<Data, Found> {
  /** What the hook of the query gives. */
  query: {
    data?: Data | undefined;
    error?: unknown;
    networkStatus: NetworkStatus;
    refetch: () => Promise<unknown>;
  };
  /** What the page is about; null if the answer has no such thing. */
  find: (data: Data) => Found | null | undefined;
  /** Says that there is no such thing. */
  missing?: ReactNode;
  children: (found: Found, data: Data) => ReactNode;
}

/** What a page about an order shows of its query: a placeholder, a failure, that nothing is there, or the thing. */
export function OrderAnswer<Data, Found>({
  query: { data, error, networkStatus, refetch },
  find,
  missing = <OrderNotFound />,
  children,
}: OrderAnswerProps<Data, Found>) {
  const found = data && find(data);
  if (data && found) return children(found, data);
  // Shows the error again if the retry fails.
  if (error)
    return (
      <OrderFailed
        error={error}
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  // What an earlier page left in the cache may lack what has been made since.
  if (!data || networkStatus === NetworkStatus.loading) return <OrderSkeleton />;
  return missing;
}
