import { expect, it } from 'vitest';
import { decisionFaults } from './decisions.ts';

/** Assembled from parts, because the check reads this file too. */
const FOLDER = `docs/${'decisions'}`;
const INDEX =
  '| No. | Decision | Date | State |\n| --- | --- | --- | --- |\n' +
  '| [0001](0001-pay.md) | Pay | 2026-11-20 | superseded by 0002 |\n' +
  '| [0002](0002-be-paid.md) | Be paid | 2026-11-21 | accepted |\n';
const PAY = '# Pay\n\nDate: 2026-11-20 · State: superseded by 0002\n\nBecause.\n';
const BE_PAID = '# Be paid\n\nDate: 2026-11-21 · State: accepted\n\nBecause.\n';
const SOUND = {
  [`${FOLDER}/README.md`]: INDEX,
  [`${FOLDER}/0001-pay.md`]: PAY,
  [`${FOLDER}/0002-be-paid.md`]: BE_PAID,
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
  expect(faultsOf({ [`${FOLDER}/0001-pay.md`]: text })).toEqual([
    `${FOLDER}/0001-pay.md must begin with a title and a line like "Date: 2026-11-20 · State: accepted".`,
  ]);
});

it('a page that is not named like a decision is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/notes.md`]: PAY })).toEqual([
    `${FOLDER}/notes.md must be named like 0001-what-was-decided.md.`,
  ]);
});

it('a missing successor is a fault', () => {
  const text = PAY.replace('0002', '0003');
  expect(faultsOf({ [`${FOLDER}/0001-pay.md`]: text })).toEqual([
    `${FOLDER}/0001-pay.md is superseded by 0003, which is not there.`,
  ]);
});

it('a number that is used twice is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/0002-lend.md`]: BE_PAID })).toEqual([
    `${FOLDER}/0002-lend.md has the number of another decision.`,
  ]);
});

it('an index that omits a decision, or lists one that has gone or changed, is a fault', () => {
  const index = INDEX.replace('0002-be-paid.md', '0002-lend.md');
  expect(faultsOf({ [`${FOLDER}/README.md`]: index })).toEqual([
    [
      `${FOLDER}/README.md must list the decisions by number.`,
      '  is missing: [0002](0002-be-paid.md) | Be paid | 2026-11-21 | accepted',
      '  is wrong:   [0002](0002-lend.md) | Be paid | 2026-11-21 | accepted',
    ].join('\n'),
  ]);
});

it.each([
  ['a comment', `// decision ${'0999'}`, '0999'],
  ['a comment over two lines', ` * by decision\n * ${'0999'}.`, '0999'],
  ['a page', `See decision ${'0999'}.`, '0999'],
  ['a comment that names the file', `// docs/${'decisions'}/0999-lend.md`, '0999-lend'],
  ['a text by a name it no longer has', `// docs/${'decisions'}/0001-lend.md`, '0001-lend'],
])('a decision without its file is found in %s', (_, text, name) => {
  expect(faultsOf({ 'api/a.ts': text })).toEqual([`api/a.ts names decision ${name}, which is not there.`]);
});

it('decisions that are there may be named', () => {
  expect(faultsOf({ 'api/a.ts': `// ${FOLDER}/0001-pay.md and decision 0002` })).toEqual([]);
});
