import { expect, it } from 'vitest';
import { mergedChanges } from './mergedChanges.ts';

it('only values that the user changed replace a colleague’s, in nested records too', () => {
  const read = { name: 'Dave', phone: '456', tags: ['a'], hours: { Monday: '8', Sunday: '' } };
  const typed = { ...read, name: 'David', tags: ['a', 'b'], hours: { Monday: '8', Sunday: '10' } };
  const theirs = { ...read, name: 'Davy', phone: '457', tags: [], hours: { Monday: '9', Sunday: '' } };
  expect(mergedChanges(read, typed, theirs)).toEqual({
    name: 'David',
    phone: '457',
    tags: ['a', 'b'],
    hours: { Monday: '9', Sunday: '10' },
  });
  expect(mergedChanges(read, read, theirs)).toEqual(theirs);
  expect(mergedChanges(read, typed, read)).toEqual(typed);
});
