import { expect, it } from 'vitest';
import { suppressionFaults } from './suppressions.ts';

const faultsOf = (text: string) => suppressionFaults(new Map([['web/src/a.tsx', text]]));

it('a suppression with a reason passes', () => {
  expect(faultsOf('// oxlint-disable-next-line no-eval -- The sandbox has no network.\n')).toEqual([]);
});

it.each([
  '// oxlint-disable-next-line no-eval',
  '/* eslint-disable no-eval */',
  '// @ts-expect-error',
  '// @ts-ignore because',
])('%s is reported', (text) => {
  expect(faultsOf(`${text}\n`)).toEqual([expect.stringContaining(text.slice(3, 12))]);
});
