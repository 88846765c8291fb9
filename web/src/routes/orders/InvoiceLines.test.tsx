import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvoiceLines } from './InvoiceLines.tsx';

const SUMS = { lines: [], subtotal: 6_795, shipping: 1_599, total: 8_394 };

it('an invoice states what was refunded, when, and what remains', () => {
  const refund = { __typename: 'InvoiceRefund' as const, amount: 8_394, refundedAt: '2026-11-22T10:00:00Z' };
  render(<InvoiceLines {...SUMS} invoice={{ refunds: [refund], balance: 0 }} />);
  expect(screen.getByRole('row', { name: 'Refunded £83.94 on 22 November 2026 −£83.94' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Balance £0.00' })).toBeDefined();
});

it('an invoice without a refund ends with the total', () => {
  render(<InvoiceLines {...SUMS} invoice={{ refunds: [], balance: 8_394 }} />);
  expect(screen.queryByText('Balance')).toBeNull();
});
