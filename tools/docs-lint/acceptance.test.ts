import { expect, it } from 'vitest';
import { acceptanceFaults } from './acceptance.ts';

/** Assembled from parts, because the check reads this file too. */
const [KNOWN, OTHER] = [`SHOP-${97}`, `SHOP-${98}`];

const faultsOf = (entries: string, test: string, more: Record<string, string> = {}) =>
  acceptanceFaults(
    new Map(Object.entries({ 'docs/acceptance.md': entries, 'api/a.test.ts': test, ...more })),
  );

it('matching tests and entries have no faults', () => {
  expect(faultsOf(`- **${KNOWN}** Says so.`, `it('${KNOWN} says so', () => {});`)).toEqual([]);
});

it('a code in a test without an entry is a fault', () => {
  expect(faultsOf('', `it('${KNOWN}, says so', () => {});`)).toEqual([
    `api/a.test.ts names ${KNOWN}, which has no entry in docs/acceptance.md.`,
  ]);
});

it.each(['..98', ` to ${OTHER}`])('the end of a range written as %s needs an entry', (end) => {
  expect(faultsOf(`- **${KNOWN}** Says so.`, `it('${KNOWN}${end} say so', () => {});`)).toEqual([
    `api/a.test.ts names ${OTHER}, which has no entry in docs/acceptance.md.`,
  ]);
});

it('a code in a comment without an entry is a fault', () => {
  expect(faultsOf('', '', { 'web/a.tsx': `/** By ${KNOWN}. */` })).toEqual([
    `web/a.tsx names ${KNOWN}, which has no entry in docs/acceptance.md.`,
  ]);
});

it('an entry that is named only in a test’s comment is a fault', () => {
  expect(faultsOf(`- **${KNOWN}** Says so.`, `// ${KNOWN}\n * ${KNOWN}`)).toEqual([
    `docs/acceptance.md promises ${KNOWN}, which no test names.`,
  ]);
});

it('article numbers and codes of other systems are not acceptance codes', () => {
  expect(faultsOf('', 'EAN-13, UTF-16, MOTH-RL-01, MIC-2055516-91V, SHA-256')).toEqual([]);
});
