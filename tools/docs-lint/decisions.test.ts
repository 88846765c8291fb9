import { expect, it } from 'vitest';
import { decisionFaults } from './decisions.ts';

/** Assembled from parts, because the check reads this file too. */
const FOLDER = `docs/${'decisions'}`;
const SECTIONS = '\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\nC.\n';
const PAY = `# Don't pay\n\nDate: 2026-11-20 · State: superseded by 0003\n${SECTIONS}`;
const BE_PAID = `# Be paid\n\nDate: 2026-11-21 · State: accepted\n${SECTIONS}`;
const INDEX =
  '# Decisions\n\n## Payments\n\n' +
  `- [0001 Don't pay](0001-dont-pay.md) (superseded by 0003): it costs money.\n` +
  '\n## Sales\n\n- [0003 Be paid](0003-be-paid.md): it brings\n  money.\n';
const SOUND = {
  [`${FOLDER}/README.md`]: INDEX,
  [`${FOLDER}/0001-dont-pay.md`]: PAY,
  [`${FOLDER}/0003-be-paid.md`]: BE_PAID,
};
const faultsOf = (change: Record<string, string>) =>
  decisionFaults(new Map(Object.entries({ ...SOUND, ...change })));

it('a valid folder of decisions has no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  ['no date', '# Be paid\n\nState: accepted\n'],
  ['no state', '# Be paid\n\nDate: 2026-11-20\n'],
  ['an unknown state', '# Be paid\n\nDate: 2026-11-20 · State: hoped for\n'],
  ['no title', 'Date: 2026-11-20 · State: accepted\n'],
])('finds a decision with %s', (_, head) => {
  expect(faultsOf({ [`${FOLDER}/0003-be-paid.md`]: head + SECTIONS })).toEqual([
    `${FOLDER}/0003-be-paid.md must begin with a title and a line like "Date: 2026-11-20 · State: accepted".`,
  ]);
});

it('a page that isn’t named like a decision is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/notes.md`]: PAY })).toEqual([
    `${FOLDER}/notes.md must be named like 0001-the-title.md.`,
  ]);
});

it.each([
  ['missing', BE_PAID.replace('## Consequences', 'Consequences:')],
  [
    'in another order',
    BE_PAID.replace('Context', 'Consequences').replace(/Consequences(?=\n\nC)/, 'Context'),
  ],
  ['too many', `${BE_PAID}\n## Figures\n`],
])('finds sections that are %s', (_, text) => {
  expect(faultsOf({ [`${FOLDER}/0003-be-paid.md`]: text })).toEqual([
    `${FOLDER}/0003-be-paid.md must have the sections Context, Decision, Consequences.`,
  ]);
});

it('a title that the file and the index do not follow is a fault', () => {
  const faults = faultsOf({ [`${FOLDER}/0003-be-paid.md`]: BE_PAID.replace('Be paid', 'Lend “it”, too') });
  expect(faults).toEqual([
    `${FOLDER}/0003-be-paid.md must be named 0003-lend-it-too.md, after its title.`,
    `${FOLDER}/README.md must list each decision once; it lacks [0003 Lend “it”, too](0003-be-paid.md).`,
    `${FOLDER}/README.md must list each decision once; it has a wrong or second row [0003 Be paid](0003-be-paid.md).`,
  ]);
});

it('a missing successor is a fault', () => {
  const changed = {
    [`${FOLDER}/0001-dont-pay.md`]: PAY.replace('0003', '0002'),
    [`${FOLDER}/README.md`]: INDEX.replace('by 0003', 'by 0002'),
  };
  expect(faultsOf(changed)).toEqual([
    `${FOLDER}/0001-dont-pay.md is superseded by 0002, which doesn’t exist.`,
  ]);
});

it('a number that is used twice is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/0003-pay.md`]: BE_PAID.replace('Be paid', 'Pay') })).toContain(
    `${FOLDER}/0003-pay.md has the number of another decision.`,
  );
});

it('a date before that of a lower number is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/0003-be-paid.md`]: BE_PAID.replace('11-21', '11-19') })).toEqual([
    `${FOLDER}/0003-be-paid.md is dated before decision 0001.`,
  ]);
});

it('an index that omits a decision is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/README.md`]: INDEX.replace(/- \[0003.*/, '') })).toEqual([
    `${FOLDER}/README.md must list each decision once; it lacks [0003 Be paid](0003-be-paid.md).`,
  ]);
});

it.each([
  [
    'lists a decision twice',
    INDEX + INDEX.slice(INDEX.indexOf('- [0003')),
    '[0003 Be paid](0003-be-paid.md)',
  ],
  ['lists one that has gone', `${INDEX}- [0008 Lend](0008-lend.md): why.\n`, '[0008 Lend](0008-lend.md)'],
])('an index that %s is a fault', (_, index, row) => {
  expect(faultsOf({ [`${FOLDER}/README.md`]: index })).toEqual([
    `${FOLDER}/README.md must list each decision once; it has a wrong or second row ${row}.`,
  ]);
});

it('an index that hides that a decision is superseded is a fault', () => {
  expect(faultsOf({ [`${FOLDER}/README.md`]: INDEX.replace(' (superseded by 0003)', '') })).toHaveLength(2);
});

it.each([
  ['a comment', `// decision ${'0999'}`, '0999'],
  ['a comment over two lines', ` * by decision\n * ${'0999'}.`, '0999'],
  ['a page', `See decision ${'0999'}.`, '0999'],
  ['a list', `See decisions 0001, 0003 and ${'0999'}.`, '0999'],
  ['a comment that names the file', `// docs/${'decisions'}/0999-lend.md`, '0999-lend'],
  ['a text with its former name', `// docs/${'decisions'}/0001-lend.md`, '0001-lend'],
])('a missing decision is found in %s', (_, text, name) => {
  expect(faultsOf({ 'api/a.ts': text })).toEqual([`api/a.ts names decision ${name}, which doesn’t exist.`]);
});

it('decisions that are there may be named', () => {
  expect(faultsOf({ 'api/a.ts': `// ${FOLDER}/0001-dont-pay.md and decision 0003` })).toEqual([]);
});
