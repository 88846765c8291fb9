import { expect, it } from 'vitest';
import { lengthFaults } from './lengths.ts';

const faultsOf = (path: string, text: string) => lengthFaults(new Map([[path, text]]));

it('a line of 120 characters and a file of 300 lines pass', () => {
  expect(faultsOf('web/src/a.tsx', `${'x'.repeat(120)}\n${'y\n'.repeat(299)}`)).toEqual([]);
});

it('a longer line is reported with its position', () => {
  expect(faultsOf('api/src/a.ts', `ok\n${'x'.repeat(121)}\n`)).toEqual([
    'api/src/a.ts:2 has 121 characters; at most 120 are allowed.',
  ]);
});

it('a longer file is reported', () => {
  expect(faultsOf('web/src/a.css', 'a\n'.repeat(301))).toEqual([
    'web/src/a.css has 301 lines; at most 300 are allowed.',
  ]);
});

it.each(['web/src/A.generated.ts', 'schema/schema.graphql', 'docs/a.md', 'tools/seed/data/a.html'])(
  'leaves %s alone',
  (path) => {
    expect(faultsOf(path, 'x'.repeat(500))).toEqual([]);
  },
);
