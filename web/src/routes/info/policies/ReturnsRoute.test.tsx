import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { shopAt } from '../../../routing/shopAt.builder.tsx';
import { ReturnsRoute } from './ReturnsRoute.tsx';

it('the page about returns starts with a button for a return, which leads a guest to find the order', async () => {
  const page = (
    <Suspense fallback={<p>Loading</p>}>
      <ReturnsRoute />
    </Suspense>
  );
  const PolicyPage = {
    page: {
      __typename: 'Page',
      slug: 'returns',
      title: 'Returns & Refunds Policy',
      content: '<p>How to send tyres back.</p>',
      lastUpdatedAt: '2026-03-02T23:30:00.000Z',
    },
    shopSettings: { __typename: 'ShopSettings', isDemonstration: false },
  };
  await act(async () => void render(page, { wrapper: shopAt({ pathname: '/returns' }, { PolicyPage }) }));
  const start = await screen.findByRole('link', { name: 'Start a return' });
  expect(start.getAttribute('href')).toBe('/find-order');
  const text = screen.getByText('How to send tyres back.');
  expect(start.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
