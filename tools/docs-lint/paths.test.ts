import { expect, it } from 'vitest';
import { pathFaults } from './paths.ts';

const faultsOf = (text: string) =>
  pathFaults(
    new Map([
      ['CONTRIBUTING.md', text],
      ['api/src/features.ts', ''],
    ]),
  );

it.each([
  '`api/src/features.ts`',
  '`api/src/features/<name>/<name>.entity.ts`',
  '`web/src/**/*.ts`',
  '`pnpm test`',
])('%s can be followed', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it('a missing file is reported with the page that names it', () => {
  expect(faultsOf('1. `api/src/gone.ts`: the line.')).toEqual([
    'CONTRIBUTING.md names api/src/gone.ts, which is not there.',
  ]);
});
