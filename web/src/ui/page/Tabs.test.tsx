import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['Description', 'Specifications', 'Reviews'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `${label} text`,
}));

beforeEach(() => void render(<Tabs label="About this tyre" tabs={tabs} />));

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('all tab panels are in the markup, and one shows', () => {
  expect(document.body.textContent).toContain('Reviews text');
  expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual(['Description text']);
});

it('pressing a tab shows its panel', () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(screen.getByRole('tabpanel', { name: 'Reviews' }).textContent).toBe('Reviews text');
});

it.each([
  ['ArrowRight', 'Specifications'],
  ['ArrowLeft', 'Reviews'],
  ['End', 'Reviews'],
  ['Home', 'Description'],
])('the key %s selects the tab %s and moves the focus', (key, label) => {
  fireEvent.keyDown(screen.getByRole('tablist'), { key });
  expect(selected()).toBe(label);
  expect(document.activeElement?.textContent).toBe(label);
});
