import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../apollo/cache.ts';
import type { CheckoutInput } from '../../../apollo/schema.generated.ts';
import { aCheckoutForm } from '../draft/checkout.builder.ts';
import { toCheckoutInput } from '../draft/checkoutForm.ts';
import { forgetDraft } from '../draft/forgetDraft.ts';
import type { CheckoutOutcome } from './checkoutOutcome.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

const FAILED = { kind: 'failed', message: 'Failed to process checkout. Please try again.' };
const DELAYED = {
  __typename: 'PaymentDelayed',
  message: 'Our payment provider isn’t answering at the moment.',
};
const REFUSED = { __typename: 'PaymentUnavailable', message: FAILED.message };

/** The idempotency keys sent. */
const keys: (string | null | undefined)[] = [];
/** The shop's answer; null if the connection breaks before it. */
let answer: { __typename: string; message: string } | null;
let isPriced: boolean;
const recheck = vi.fn<() => Promise<boolean>>();

const link = new ApolloLink(({ variables }) => {
  keys.push((variables['input'] as CheckoutInput).idempotencyKey);
  return answer
    ? of({ data: { createCheckout: answer } })
    : throwError(() => new TypeError('Failed to fetch'));
});

function Shop({ children }: { children: ReactNode }) {
  const client = new ApolloClient({ cache: createCache(), link });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Presses the button of a checkout that was just loaded. */
async function press(line1 = '1 High St'): Promise<CheckoutOutcome | null> {
  const form = aCheckoutForm();
  const input = toCheckoutInput({ ...form, shippingAddress: { ...form.shippingAddress, line1 } }, [
    { productId: 1, quantity: 2 },
  ]);
  const { result } = renderHook(() => usePlaceOrder(), { wrapper: Shop });
  const cart = { recheck, isStillPriced: () => Promise.resolve(isPriced) };
  return act(() => result.current.place(input, cart));
}

beforeEach(() => {
  sessionStorage.clear();
  keys.length = 0;
  answer = null;
  isPriced = true;
  recheck.mockReset().mockResolvedValue(true);
});

describe('an order whose answer was lost', () => {
  it('is resent under its key, even after a reload, ignoring stock that it may hold itself', async () => {
    expect(await press()).toEqual(FAILED);
    recheck.mockResolvedValue(false);
    expect(await press()).toEqual(FAILED);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
    expect(recheck).toHaveBeenCalledTimes(1);
  });

  it('is another order if its address changes', async () => {
    await press();
    await press('2 High St');
    expect(new Set(keys).size).toBe(2);
    expect(recheck).toHaveBeenCalledTimes(2);
  });

  it('C-26 is shown again instead of sent if a price has changed', async () => {
    await press();
    isPriced = false;
    recheck.mockResolvedValue(false);
    expect(await press()).toEqual({ kind: 'changed' });
    expect(keys).toHaveLength(1);
  });

  it('is another order half an hour later, when its tyres are no longer held', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    await press();
    vi.setSystemTime(new Date('2026-11-20T10:31:00Z'));
    await press();
    vi.useRealTimers();
    expect(new Set(keys).size).toBe(2);
  });

  it('is cleared on sign-out', async () => {
    await press();
    forgetDraft();
    await press();
    expect(new Set(keys).size).toBe(2);
  });
});

it('an order to be paid later says so, and is resent under its key', async () => {
  answer = DELAYED;
  expect(await press()).toEqual({ kind: 'delayed', message: DELAYED.message });
  await press();
  expect(keys[1]).toBe(keys[0]);
});

it('a refused order is another order when sent again', async () => {
  answer = REFUSED;
  expect(await press()).toEqual(FAILED);
  await press();
  expect(new Set(keys).size).toBe(2);
  expect(recheck).toHaveBeenCalledTimes(2);
});
