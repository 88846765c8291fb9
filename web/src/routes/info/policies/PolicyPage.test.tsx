import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

const shopSettings = { __typename: 'ShopSettings', isDemonstration: false };

async function open(answer: Answer): Promise<void> {
  const page = (
    <Suspense fallback={<p>Loading</p>}>
      <PolicyPage policy={policies.cookies} />
    </Suspense>
  );
  await act(
    async () => void render(page, { wrapper: shopAt({ pathname: '/cookies' }, { PolicyPage: answer }) }),
  );
}

describe('a page with the owner’s text', () => {
  it('POLICY-02 renders its HTML, with the full date of its last change', async () => {
    await open({
      page: {
        __typename: 'Page',
        slug: 'cookies',
        title: 'Cookie Policy',
        content: '<p>We use <strong>one</strong> cookie.</p>',
        lastUpdatedAt: '2026-03-02T23:30:00.000Z',
      },
      shopSettings,
    });
    expect(screen.getByText('one').tagName).toBe('STRONG');
    expect(screen.getByText('2 March 2026').parentElement?.textContent).toBe('Last Updated: 2 March 2026');
  });

  it('POLICY-03 suspends until its text loads', async () => {
    await open('silence');
    expect(screen.getByText('Loading')).toBeDefined();
  });

  it('POLICY-03 POLICY-04 says if loading fails, and offers a retry', async () => {
    await open('failure');
    expect(screen.getByRole('alert').textContent).toBe(
      'Unable to load Cookie Policy. Please try again later. Error: Failed to fetch',
    );
    expect(screen.queryByText(/Last Updated/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined();
  });

  it('POLICY-03 without the owner’s text, shows a short default with its date', async () => {
    await open({ page: null, shopSettings });
    expect(screen.getByText('Last Updated: August 22, 2025')).toBeDefined();
    expect(screen.getByText(policies.cookies.fallback)).toBeDefined();
  });
});
