import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

interface OrderAnswerProps<Data, Found> {
  /** The query hook's result. */
  query: {
    data?: Data | undefined;
    error?: unknown;
    networkStatus: NetworkStatus;
    refetch: () => Promise<unknown>;
  };
  /** Finds the page's subject in the data; null if it isn't there. */
  find: (data: Data) => Found | null | undefined;
  /** Shown if the subject doesn't exist. */
  missing?: ReactNode;
  children: (found: Found, data: Data) => ReactNode;
}

/**
 * The content of a page about an order, depending on its query: a placeholder, a failure, "not found", or the
 * subject.
 */
export function OrderAnswer<Data, Found>({
  query: { data, error, networkStatus, refetch },
  find,
  missing = <OrderNotFound />,
  children,
}: OrderAnswerProps<Data, Found>) {
  const found = data && find(data);
  if (data && found) return children(found, data);
  // If the retry fails, this shows the error again.
  if (error)
    return (
      <OrderFailed
        error={error}
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  // Data cached by an earlier page may lack something created since.
  if (!data || networkStatus === NetworkStatus.loading) return <OrderSkeleton />;
  return missing;
}
