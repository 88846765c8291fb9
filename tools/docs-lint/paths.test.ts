import { expect, it } from 'vitest';
import { pathFaults } from './paths.ts';

const faultsOf = (text: string) =>
  pathFaults(
    new Map([
      ['CONTRIBUTING.md', text],
      ['api/src/features.ts', ''],
      ['api/src/features/sales/orders/order.entity.ts', ''],
      ['web/src/App.tsx', ''],
    ]),
  );

it.each([
  '`api/src/features.ts`',
  '`api/src/features/<name>/<name>.entity.ts`',
  '`web/src/**/*.ts`',
  '`pnpm test`',
])('%s is accepted', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each(['api/src/gone.ts', 'api/src/features/gone/<name>.ts'])('%s is reported with its page', (path) => {
  expect(faultsOf(`1. \`${path}\`: the line.`)).toEqual([
    `CONTRIBUTING.md names ${path}, which doesn’t exist.`,
  ]);
});
