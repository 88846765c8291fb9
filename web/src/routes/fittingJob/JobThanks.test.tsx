import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobSheetFragment } from './FittingJobRoute.generated.ts';
import { JobThanks } from './JobThanks.tsx';

type Report = NonNullable<JobSheetFragment['report']>;

const REPORT: Report = {
  __typename: 'FittingReport',
  mileage: 41_250,
  treadDepths: [{ __typename: 'TreadDepth', wheel: 'FRONT_LEFT', mm: 7.5 }],
  casings: 2,
  wasteCarrier: 'CBDU123456',
};
const textOf = (report: Report | null): string | null =>
  render(<JobThanks job={{ report }} />).container.textContent;

it('a garage is thanked with what it recorded, once the job is done', () => {
  expect(textOf(null)).toBe('');
  expect(textOf(REPORT)).toBe(
    'Thank you for fitting these tyres' +
      'You recorded 41,250 miles, front left 7.5 mm, 2 old tyres taken, waste carrier CBDU123456. ' +
      'We’ve told the buyer.',
  );
  expect(textOf({ ...REPORT, mileage: null, treadDepths: [], casings: 0, wasteCarrier: null })).toContain(
    'You recorded no old tyres taken.',
  );
});
