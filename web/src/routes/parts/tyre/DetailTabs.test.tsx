import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DetailTabs, REVIEWS_HASH, REVIEWS_TAB } from './DetailTabs.tsx';

const TABS = [
  { id: 'description', label: 'Description', content: 'Round.' },
  { id: REVIEWS_TAB, label: 'Reviews', content: 'Good.' },
];

function openAtReviews(tabs: typeof TABS) {
  render(
    <MemoryRouter initialEntries={[`/product/primacy-4${REVIEWS_HASH}`]}>
      <DetailTabs tabs={tabs} />
    </MemoryRouter>,
  );
  return screen.getByRole('tab', { selected: true }).textContent;
}

it('a rating’s link opens the reviews', () => {
  expect(openAtReviews(TABS)).toBe('Reviews');
});

it('PRODC-07 without reviews it keeps the current tab', () => {
  expect(openAtReviews(TABS.slice(0, 1))).toBe('Description');
});
