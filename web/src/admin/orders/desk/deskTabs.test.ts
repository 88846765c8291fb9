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
    ['tyres', ''],
  ] as const)
    expect(deskTabs(null, { tab, search }).filter(({ id }) => id === meantTab(tab, search))).toHaveLength(1);
});

it('orders that wait for tyres have a tab only while there are any', () => {
  const counts = {
    toShip: 0,
    awaitingTyres: 0,
    needsAttention: 0,
    unpaid: 0,
    onTheWay: 0,
    delivered: 0,
    returned: 0,
    late: 0,
    total: 0,
  };
  const labels = (awaitingTyres: number): string[] =>
    deskTabs({ ...counts, awaitingTyres }, { tab: '', search: '' }).map(({ label }) => label);
  expect(labels(0)).not.toContain('Waiting for tyres');
  expect(labels(2)).toContain('Waiting for tyres');
});
