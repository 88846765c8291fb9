import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RefundedOn } from './RefundedOn.tsx';

it('shows the date of a refund, and links to its latest credit note', () => {
  const creditNotes = [
    { number: 'CN-000001', refundId: 'r1' },
    { number: 'CN-000002', refundId: 'r1' },
    { number: 'CN-000003', refundId: 'r2' },
  ];
  const refund = { id: 'r1', updatedAt: '2026-11-28T10:00:00Z' };
  render(<RefundedOn order={{ id: 'o1', creditNotes }} refund={refund} />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^Refunded on 28 November 2026/)).toBeDefined();
  const note = screen.getByRole('link', { name: 'Credit note CN-000002' });
  expect(note.getAttribute('href')).toBe('/orders/o1/credit-notes/CN-000002');
});
