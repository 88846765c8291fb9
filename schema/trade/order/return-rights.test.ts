import { expect, it } from 'vitest';
import { lastDayOf, RETURN_REASONS, returnRights, rightStanding, type ReturnRight } from './return-rights.ts';

const PROMISES = { cancellationDays: 14, returnDays: 30, qualityDays: 30, satisfactionDays: 14 };

const on = (today: string, fitted: string | null = null) => ({ today, delivered: '2026-11-20', fitted });

it('the day of delivery doesn’t count', () => {
  expect(lastDayOf('CANCELLATION', PROMISES, on('2026-11-20'))).toBe('2026-12-04');
  expect(rightStanding('CANCELLATION', PROMISES, on('2026-12-04'))).toBe('OPEN');
  expect(rightStanding('CANCELLATION', PROMISES, on('2026-12-05'))).toBe('OVER');
});

it('only the right to cancel can be used before the tyres arrive', () => {
  const open = RETURN_REASONS.filter(
    (reason) => rightStanding(reason, PROMISES, { ...on('2026-11-19'), delivered: null }) === 'OPEN',
  );
  expect(open).toEqual(['CANCELLATION']);
});

it('the return of unused tyres is offered after the right to cancel, which gives more', () => {
  expect(rightStanding('UNUSED', PROMISES, on('2026-12-04'))).toBe('LATER');
  expect(rightStanding('UNUSED', PROMISES, on('2026-12-05'))).toBe('OPEN');
  expect(rightStanding('UNUSED', PROMISES, on('2026-12-21'))).toBe('OVER');
});

it('defective, damaged, wrong and misfitting tyres can be rejected for 30 days, whatever the shop promises', () => {
  const nothing = { ...PROMISES, returnDays: 0, qualityDays: 0, satisfactionDays: 0 };
  for (const reason of ['FAULTY', 'DAMAGED', 'WRONG', 'MISFIT'] as const) {
    expect(rightStanding(reason, nothing, on('2026-12-20'))).toBe('OPEN');
    expect(rightStanding(reason, nothing, on('2026-12-21'))).toBe('OVER');
  }
  for (const reason of ['UNUSED', 'QUALITY', 'EXCHANGE'] as const)
    expect(rightStanding(reason, nothing, on('2026-11-21'))).toBe('NOT_GIVEN');
});

it('the days for an exchange count from the fitting', () => {
  expect(lastDayOf('EXCHANGE', PROMISES, on('2027-02-01', '2027-01-20'))).toBe('2027-02-03');
  expect(rightStanding('EXCHANGE', PROMISES, on('2027-02-03', '2027-01-20'))).toBe('OPEN');
  expect(rightStanding('EXCHANGE', PROMISES, on('2027-02-04', '2027-01-20'))).toBe('OVER');
  expect(rightStanding('EXCHANGE', PROMISES, on('2027-02-04'))).toBe('OPEN');
});

it('a buyer who did nothing wrong never pays for the return, and needs at most a photograph', () => {
  const defects = RETURN_REASONS.filter((reason) => {
    const right: ReturnRight = returnRights[reason];
    return right.carriage === 'SHOP';
  });
  expect(defects).toEqual(['FAULTY', 'DAMAGED', 'WRONG', 'MISFIT', 'QUALITY']);
});
