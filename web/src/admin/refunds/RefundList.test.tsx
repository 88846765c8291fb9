import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from '../../apollo/cache.ts';
import { aSessionUser } from '../../features/accounts/session/session.builder.ts';
import { startSession } from '../../features/accounts/session/sessionStore.ts';
import { RefundList } from './RefundList.tsx';
import type { RefundableOrder } from './refundOrder.ts';

/** The queries that the list refetches. */
const AROUND = ['RefundPanel', 'AdminOrder', 'Waiting'].map((name) => gql(`query ${name} { around }`));

const failed = {
  id: 'r1',
  amount: 10_000,
  deliveryCharge: 0,
  status: 'FAILED',
  origin: 'SHOP',
  reason: 'We’ve refunded your order.',
  author: 'Ada King',
  tries: 1,
  providerMessage: 'insufficient_funds',
  providerRefundId: null,
  givenUpAt: null,
  createdAt: '2026-11-26T10:00:00Z',
  lines: [],
};

/** An order's refunds. Pressing “Meanwhile” acts as a colleague recording the refund. */
function List() {
  const [status, setStatus] = useState('FAILED');
  const order = {
    status: 'DELIVERED',
    lines: [],
    refunds: [{ ...failed, status }],
  } as unknown as RefundableOrder;
  return (
    <>
      <button type="button" onClick={() => setStatus('SUCCEEDED')}>
        Meanwhile
      </button>
      <RefundList order={order} canRefund={status === 'FAILED'} />
    </>
  );
}

it('the reason an offline refund wasn’t recorded is shown, even if a colleague recorded it first', async () => {
  startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['REFUND_ORDERS', 'USE_ADMIN'] }) });
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables, operationName }) => {
    if (operationName !== 'RecordOfflineRefund') return of({ data: { around: true } });
    sent.push(variables['input']);
    const message = 'This refund has already been made.';
    return of({ data: { recordOfflineRefund: { __typename: 'NothingLeftToRefund', message } } });
  });
  const client = new ApolloClient({ cache: createCache(), link: server });
  for (const query of AROUND) client.watchQuery({ query }).subscribe(() => undefined);
  render(
    <ApolloProvider client={client}>
      <List />
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay another way…' }));
  fireEvent.input(await screen.findByLabelText('How you pay the customer'), {
    target: { value: 'By bank transfer.' },
  });
  fireEvent.click(screen.getByText('Meanwhile'));
  fireEvent.click(screen.getByText('Record £100.00 as refunded'));
  await screen.findByText('This refund has already been made.');
  expect(sent).toEqual([{ refundId: 'r1', amount: 10_000, note: 'By bank transfer.' }]);
});
