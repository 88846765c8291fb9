import { expect, it } from 'vitest';
import { reportIn } from './fittingReport.ts';

function typed(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

it('reads the mileage with its comma, and leaves out depths that weren’t measured', () => {
  expect(
    reportIn(typed({ mileage: ' 41,200 ', FRONT_LEFT: '6.5', casings: '2', wasteCarrier: 'CBDU1' })),
  ).toEqual({
    mileage: 41_200,
    casings: 2,
    treadDepths: [{ wheel: 'FRONT_LEFT', mm: 6.5 }],
    wasteCarrier: 'CBDU1',
  });
  expect(reportIn(typed({ casings: '0' }))).toEqual({
    mileage: null,
    casings: 0,
    treadDepths: [],
    wasteCarrier: null,
  });
});

it('doesn’t guess what isn’t a number', () => {
  expect(reportIn(typed({ mileage: 'about 40,000', casings: '4' }))).toMatch(/in figures/);
  expect(reportIn(typed({ REAR_LEFT: '6,5', casings: '4' }))).toMatch(/in figures/);
  expect(reportIn(typed({ mileage: '40,000' }))).toMatch(/how many old tyres/);
});
