import { expect, it } from 'vitest';
import { acceptanceFaults } from './acceptance.ts';

/** Put together here, for the check reads this file too. */
const [KNOWN, OTHER] = [`SHOP-${97}`, `SHOP-${98}`];

const faultsOf = (entries: string, test: string, more: Record<string, string> = {}) =>
  acceptanceFaults(
    new Map(Object.entries({ 'docs/acceptance.md': entries, 'api/a.test.ts': test, ...more })),
  );

it('finds nothing where tests and entries agree', () => {
  expect(faultsOf(`- **${KNOWN}** Says so.`, `it('${KNOWN} says so', () => {});`)).toEqual([]);
});

it('finds a code of a test that has no entry', () => {
  expect(faultsOf('', `it('${KNOWN}, says so', () => {});`)).toEqual([
    `api/a.test.ts names ${KNOWN}, which has no entry in docs/acceptance.md.`,
  ]);
});

it.each(['..98', ` to ${OTHER}`])('finds the end of a range written as %s', (end) => {
  expect(faultsOf(`- **${KNOWN}** Says so.`, `it('${KNOWN}${end} say so', () => {});`)).toEqual([
    `api/a.test.ts names ${OTHER}, which has no entry in docs/acceptance.md.`,
  ]);
});

it('finds a code of a comment that has no entry', () => {
  expect(faultsOf('', '', { 'web/a.tsx': `/** By ${KNOWN}. */` })).toEqual([
    `web/a.tsx names ${KNOWN}, which has no entry in docs/acceptance.md.`,
  ]);
});

it('finds an entry that only a comment of a test names', () => {
  expect(faultsOf(`- **${KNOWN}** Says so.`, `// ${KNOWN}\n * ${KNOWN}`)).toEqual([
    `docs/acceptance.md promises ${KNOWN}, which no test names.`,
  ]);
});

it('takes neither the numbers of articles nor the codes of others for its own', () => {
  expect(faultsOf('', 'EAN-13, MOTH-RL-01, MIC-2055516-91V, SHA-256')).toEqual([]);
});
