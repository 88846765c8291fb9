import { describe, expect, it } from 'vitest';
import { jobMinutes, whyUnable, type JobTyres } from './fitting-job.ts';

const car = (quantity: number, overrides: Partial<JobTyres> = {}): JobTyres => ({
  quantity,
  category: 'CAR',
  rim: 16,
  isRunFlat: false,
  isForElectric: false,
  ...overrides,
});

describe('the length of a job', () => {
  it.for([
    [1, 'FITTED', 30],
    [2, 'FITTED', 45],
    [4, 'FITTED', 75],
    [4, 'MOBILE', 90],
  ] as const)('of %i car tyres, %s, is %i minutes', ([quantity, way, minutes]) => {
    expect(jobMinutes({ tyres: [car(quantity)], extras: [] }, way)).toBe(minutes);
  });

  it('grows with its extras, in whole quarters of an hour', () => {
    const extras = [
      { extra: 'ALIGNMENT', quantity: 1 },
      { extra: 'TPMS_VALVES', quantity: 2 },
      { extra: 'CASINGS', quantity: 4 },
    ] as const;
    expect(jobMinutes({ tyres: [car(2)], extras }, 'FITTED')).toBe(90);
  });
});

describe('a centre for wheels of 13 to 18 inches without special services', () => {
  const centre = { minRim: 13, maxRim: 18, services: ['TYRE_FITTING'] as const };
  it.for([
    [car(2), [], null],
    [car(2, { rim: 21 }), [], 'fits wheels of 13 to 18 inches, and yours have 21'],
    [car(2, { rim: 12 }), [], 'fits wheels of 13 to 18 inches, and yours have 12'],
    [car(2, { isRunFlat: true }), [], 'doesn’t fit run-flat tyres'],
    [car(2, { isForElectric: true }), [], 'isn’t trained for electric cars'],
    [car(2, { category: 'VAN' }), [], 'doesn’t fit van tyres'],
    [car(2, { category: 'SUV' }), [], 'doesn’t fit 4x4 and SUV tyres'],
    [car(2, { category: 'MOTORCYCLE' }), [], 'doesn’t fit motorcycle tyres'],
    [car(2), [{ extra: 'ALIGNMENT', quantity: 1 }], 'doesn’t align wheels'],
    [car(2), [{ extra: 'TPMS_VALVES', quantity: 2 }], 'doesn’t service tyre pressure sensors'],
  ] as const)('%# says why it can’t do a job', ([tyres, extras, why]) => {
    expect(whyUnable(centre, { tyres: [tyres], extras: [...extras] })).toBe(why);
  });
});
