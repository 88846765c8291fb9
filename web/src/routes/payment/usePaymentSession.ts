import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePaymentSessionQuery, type PaymentSessionQuery } from './PaymentSuccessRoute.generated.ts';

export type PaymentSession = NonNullable<PaymentSessionQuery['paymentSession']>;

export interface PaymentLookup {
  /** The payment; null if the id is unknown, undefined while loading. */
  session: PaymentSession | null | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  check: () => void;
}

/** Most payments are confirmed at once. The others are rechecked at growing intervals, for a minute in all. */
const CHECK_DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

function isRefused(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
  );
}

/** Looks up a payment, and rechecks an unpaid one for a minute. Browser only. */
export function usePaymentSession(id: string): PaymentLookup {
  const [checks, setChecks] = useState(0);
  const { data, previousData, error, loading, refetch } = usePaymentSessionQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const known = data ?? previousData;
  // A malformed id counts as unknown.
  const session = known ? known.paymentSession : isRefused(error) ? null : undefined;
  const isUnsettled =
    session !== null &&
    session !== undefined &&
    session.paymentStatus !== 'PAID' &&
    session.status !== 'EXPIRED';
  const delay = isUnsettled && !loading ? CHECK_DELAYS_MS[checks] : undefined;

  function check() {
    setChecks((done) => done + 1);
    // The page keeps the last known state and rechecks later.
    refetch().catch(() => undefined);
  }

  const checkAgain = useEffectEvent(check);
  useEffect(() => {
    if (delay === undefined) return;
    // The delays all differ, so each check starts a new timer.
    const timer = setTimeout(() => checkAgain(), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return {
    session,
    isLoading: loading,
    hasFailed: session === undefined && error !== undefined && !loading,
    check,
  };
}
