import { expect, it } from 'vitest';
import { decisionFaults } from './decisions.ts';

const SOUND = {
  'docs/decisions/README.md':
    '| No. | Decision | Date | State |\n| --- | --- | --- | --- |\n' +
    '| [0001](0001-pay.md) | Pay | 2026-11-20 | superseded by 0002 |\n' +
    '| [0002](0002-be-paid.md) | Be paid | 2026-11-21 | accepted |\n',
  'docs/decisions/0001-pay.md': '# Pay\n\nDate: 2026-11-20 · State: superseded by 0002\n\nBecause.\n',
  'docs/decisions/0002-be-paid.md': '# Be paid\n\nDate: 2026-11-21 · State: accepted\n\nBecause.\n',
};
const faultsOf = (change: Record<string, string>) =>
  decisionFaults(new Map(Object.entries({ ...SOUND, ...change })));

it('a sound folder of decisions has no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  ['no date', '# Pay\n\nState: accepted\n'],
  ['no state', '# Pay\n\nDate: 2026-11-20\n'],
  ['an unknown state', '# Pay\n\nDate: 2026-11-20 · State: hoped for\n'],
  ['no title', 'Date: 2026-11-20 · State: accepted\n'],
])('finds a decision with %s', (_, text) => {
  expect(faultsOf({ 'docs/decisions/0001-pay.md': text })).toEqual([
    'docs/decisions/0001-pay.md must begin with a title and a line like "Date: 2026-11-20 · State: accepted".',
  ]);
});

it('a page that is not named like a decision is a fault', () => {
  expect(faultsOf({ 'docs/decisions/notes.md': SOUND['docs/decisions/0001-pay.md'] })).toEqual([
    'docs/decisions/notes.md must be named like 0001-what-was-decided.md.',
  ]);
});

it('a missing successor is a fault', () => {
  const text = SOUND['docs/decisions/0001-pay.md'].replace('0002', '0003');
  expect(faultsOf({ 'docs/decisions/0001-pay.md': text })).toEqual([
    'docs/decisions/0001-pay.md is superseded by 0003, which is not there.',
  ]);
});

it('a number that is used twice is a fault', () => {
  expect(faultsOf({ 'docs/decisions/0002-lend.md': SOUND['docs/decisions/0002-be-paid.md'] })).toEqual([
    'docs/decisions/0002-lend.md has the number of another decision.',
  ]);
});

it('an index that omits a decision, or lists one that has gone or changed, is a fault', () => {
  const index = SOUND['docs/decisions/README.md'].replace('0002-be-paid.md', '0002-lend.md');
  expect(faultsOf({ 'docs/decisions/README.md': index })).toEqual([
    [
      'docs/decisions/README.md must list the decisions by number.',
      '  is missing: [0002](0002-be-paid.md) | Be paid | 2026-11-21 | accepted',
      '  is wrong:   [0002](0002-lend.md) | Be paid | 2026-11-21 | accepted',
    ].join('\n'),
  ]);
});
