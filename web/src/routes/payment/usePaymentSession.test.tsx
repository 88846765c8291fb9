import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePaymentSession } from './usePaymentSession.ts';

const UNPAID = {
  __typename: 'PaymentSession',
  id: 'cs_1',
  paymentStatus: 'UNPAID',
  status: 'COMPLETE',
  amountTotal: 100,
  customerEmail: null,
  firstName: null,
  lastName: null,
  orderId: null,
  orderNumber: null,
  trackingNumber: null,
  orderShortId: null,
  orderKey: null,
  lines: [],
  deliveryMethod: null,
  shippingAddress: null,
  deliveryTime: null,
  estimatedDelivery: null,
  isOwn: true,
};

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('an unpaid payment is rechecked on schedule, however often the page renders', async () => {
  let looks = 0;
  const server = new ApolloLink(() => {
    looks += 1;
    return of({ data: { paymentSession: UNPAID } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: server });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, rerender } = renderHook(() => usePaymentSession('cs_1'), { wrapper });
  await pass(0);
  expect(result.current.session?.paymentStatus).toBe('UNPAID');
  await pass(1_500);
  rerender();
  expect(looks).toBe(1);
  await pass(1_000);
  expect(looks).toBe(2);
  for (const wait of [4_000, 8_000, 16_000, 30_000, 60_000]) await pass(wait);
  expect(looks).toBe(6);
});
