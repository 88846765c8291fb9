import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from '../../../apollo/cache.ts';
import { aSessionUser } from '../../../features/accounts/session/session.builder.ts';
import { startSession } from '../../../features/accounts/session/sessionStore.ts';
import type { AdminOrder } from './adminOrder.ts';
import { OrderAttention } from './OrderAttention.tsx';

/** The queries that the notice refetches. */
const AROUND = [
  gql /* GraphQL */ `
    query AdminOrder {
      around
    }
  `,
  gql /* GraphQL */ `
    query Waiting {
      around
    }
  `,
];
const NOTE = 'Paid twice: £45.00 (pi_2).';

/** Renders an order's notice against a shop that gives these answers in turn. */
function openNotice(order: Partial<AdminOrder>, answers: readonly object[] = []) {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables, operationName }) => {
    if (operationName !== 'ResolveOrder') return of({ data: { around: true } });
    sent.push(variables['input']);
    return of({ data: { resolveOrder: answers[sent.length - 1] } });
  });
  const client = new ApolloClient({ cache: createCache(), link: server });
  for (const query of AROUND) client.watchQuery({ query }).subscribe(() => undefined);
  const read = {
    id: '1',
    number: 'TFL1',
    needsAttention: NOTE,
    canResolve: true,
    ...order,
  } as AdminOrder;
  startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['USE_ADMIN', 'WRITE_ORDERS'] }) });
  render(
    <ApolloProvider client={client}>
      <OrderAttention order={read} />
    </ApolloProvider>,
  );
  return sent;
}

it('an order is marked as resolved, and a refused note stays in its field', async () => {
  const refusal = { __typename: 'OrderNotResolved', message: 'Something else has come up.' };
  const sent = openNotice({}, [refusal, { __typename: 'Order', id: '1' }]);
  screen.getByRole('button', { name: 'Mark as resolved…' }).click();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('What you did');
  const button = screen.getByRole('button', { name: 'Mark as resolved' });
  button.click();
  await screen.findByText('Please write the note');
  expect(sent).toEqual([]);

  fireEvent.input(box, { target: { value: 'Refunded pi_2.' } });
  button.click();
  await screen.findByText('Something else has come up.');
  expect(box.value).toBe('Refunded pi_2.');
  button.click();
  await waitFor(() => expect(screen.queryByLabelText('What you did')).toBeNull());
  expect(sent).toEqual(
    Array.from({ length: 2 }, () => ({ orderId: '1', needsAttention: NOTE, note: 'Refunded pi_2.' })),
  );
});

it('an order whose money must go back can’t be marked as resolved', () => {
  openNotice({ needsAttention: 'The refund came back.', canResolve: false });
  expect(screen.getByText('The refund came back.')).toBeTruthy();
  expect(screen.getByText(/^This clears once/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an order that needs no attention shows no notice', () => {
  openNotice({ needsAttention: null, canResolve: false });
  expect(screen.queryByText(/decide/)).toBeNull();
});
