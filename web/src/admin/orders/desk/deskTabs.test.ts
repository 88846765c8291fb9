import { expect, it } from 'vitest';
import { deskOf, deskTabs, meantTab } from './deskTabs.ts';

it('the desk opens on the orders to ship, and searches all orders unless a tab is chosen', () => {
  expect(deskOf(meantTab('', ''))).toBe('TO_SHIP');
  expect(deskOf(meantTab('', 'walker'))).toBe(null);
  expect(deskOf(meantTab('ship', 'walker'))).toBe('TO_SHIP');
  expect(deskOf(meantTab('way', 'walker'))).toBe('ON_THE_WAY');
  // Exactly one of the tabs shown is current.
  for (const [tab, search] of [
    ['', ''],
    ['ship', ''],
    ['', 'walker'],
    ['ship', 'walker'],
    ['all', ''],
  ] as const)
    expect(deskTabs(null, search).filter(({ id }) => id === meantTab(tab, search))).toHaveLength(1);
});
