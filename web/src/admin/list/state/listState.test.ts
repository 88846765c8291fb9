import { expect, it } from 'vitest';
import { readListState, writeListState, type ListDefaults } from './listState.ts';

const defaults: ListDefaults = {
  sort: 'NEWEST',
  sorts: ['NEWEST', 'TOTAL'],
  filters: ['method', 'status'],
};
const read = (query: string) => readListState(new URLSearchParams(query), defaults);

it('a list’s state survives a round trip through its address', () => {
  const query =
    'q=TFL-7K3Q&tab=attention&method=EXPRESS&status=PENDING&status=SHIPPED&sort=TOTAL&size=250&columns=total&page=3';
  expect(read(query)).toEqual({
    search: 'TFL-7K3Q',
    tab: 'attention',
    sort: 'TOTAL',
    page: 3,
    pageSize: 250,
    columns: ['total'],
    filters: { method: ['EXPRESS'], status: ['PENDING', 'SHIPPED'] },
  });
  expect(writeListState(read(query), defaults)).toBe(query);
});

it('a list at its defaults has no query, and invalid values fall back to the defaults', () => {
  expect(writeListState(read('page=-1&size=7&sort=DROP&unknown=1'), defaults)).toBe('');
});
