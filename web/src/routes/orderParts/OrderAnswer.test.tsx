import { NetworkStatus } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OrderAnswer } from './OrderAnswer.tsx';

interface Answer {
  order: { number: string } | null;
}

function showAnswer(answer: { data?: Answer; error?: unknown; networkStatus: NetworkStatus }) {
  render(
    <MemoryRouter>
      <OrderAnswer query={{ refetch: vi.fn(), ...answer }} find={({ order }) => order}>
        {({ number }) => <p>Order {number}</p>}
      </OrderAnswer>
    </MemoryRouter>,
  );
}

test('shows cached data while the request is in flight', () => {
  showAnswer({ data: { order: { number: 'TL-7' } }, networkStatus: NetworkStatus.loading });
  expect(screen.getByText('Order TL-7')).toBeTruthy();
});

test('keeps showing an order if the refresh fails', () => {
  showAnswer({
    data: { order: { number: 'TL-7' } },
    error: new Error('offline'),
    networkStatus: NetworkStatus.error,
  });
  expect(screen.getByText('Order TL-7')).toBeTruthy();
});

test('waits for the network before saying that the order does not exist', () => {
  showAnswer({ data: { order: null }, networkStatus: NetworkStatus.loading });
  expect(screen.getByRole('status').textContent).toContain('Loading your order');
});

test('says that the order does not exist', () => {
  showAnswer({ data: { order: null }, networkStatus: NetworkStatus.ready });
  expect(screen.getByRole('heading', { name: 'Order Not Found' })).toBeTruthy();
});

test('offers a retry', () => {
  showAnswer({ error: new Error('offline'), networkStatus: NetworkStatus.error });
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
