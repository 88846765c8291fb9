import { expect, it } from 'vitest';
import {
  capacityText,
  columnsOf,
  instantOf,
  minutesOf,
  mondayOf,
  nearestStart,
  placedJobs,
  rowsOf,
  wholeDay,
  type Calendar,
  type CalendarDay,
  type CalendarJob,
} from './calendarPlan.ts';

const DAY = '2026-12-02';
const LANES: Calendar['lanes'] = [1, 2].map((number) => ({
  __typename: 'CalendarLane',
  number,
  name: `Bay ${number}`,
}));

const aJob = (lane: number, from: string, until: string): CalendarJob => ({
  __typename: 'CalendarJob',
  lane,
  tyres: 2,
  booking: {
    __typename: 'Booking',
    id: `${lane} ${from}`,
    revision: 1,
    state: 'CONFIRMED',
    registration: null,
    slot: {
      __typename: 'FittingSlot',
      startsAt: `${DAY}T${from}:00.000Z`,
      endsAt: `${DAY}T${until}:00.000Z`,
    },
    order: {
      __typename: 'Order',
      id: 'order',
      number: 'TFL-1',
      shippingAddress: { __typename: 'OrderAddress', firstName: 'Ada' },
    },
  },
});

const aDay = (overrides: Partial<CalendarDay> = {}): CalendarDay => ({
  __typename: 'CalendarDay',
  day: DAY,
  hours: LANES.map(({ number }) => ({
    __typename: 'LaneHoursOnDay',
    lane: number,
    opens: `${DAY}T08:00:00.000Z`,
    closes: `${DAY}T18:00:00.000Z`,
    closedBecause: null,
  })),
  totalMinutes: 1_200,
  freeMinutes: 1_155,
  jobs: [],
  ...overrides,
});

it('shows a column for each bay, and for a removed one that still has a job', () => {
  const columns = columnsOf(aDay({ jobs: [aJob(3, '09:00', '10:00')] }), LANES);
  expect(columns.map(({ name, open, closedBecause }) => [name, open?.from ?? closedBecause])).toEqual([
    ['Bay 1', 480],
    ['Bay 2', 480],
    ['Removed (3)', 'Removed'],
  ]);
});

it('the rows include jobs outside the hours, in whole half hours', () => {
  const day = aDay({ jobs: [aJob(1, '07:15', '08:00'), aJob(1, '18:00', '18:45')] });
  expect(rowsOf(columnsOf(day, LANES))).toEqual({ from: 420, until: 1_140 });
  expect(rowsOf([])).toEqual({ from: 480, until: 1_080 });
});

it('jobs of a week’s day are beside each other only while they overlap', () => {
  const jobs = [aJob(1, '09:00', '10:00'), aJob(2, '09:30', '10:30'), aJob(1, '10:30', '11:00')];
  expect(placedJobs(wholeDay(aDay({ jobs }))).map(({ at, of }) => [at, of])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

it('a closed day says why', () => {
  const closed = { opens: null, closes: null, closedBecause: 'Bank holiday' };
  const day = aDay({ hours: aDay().hours.map((hours) => ({ ...hours, ...closed })), totalMinutes: 0 });
  expect(wholeDay(day)).toMatchObject({ open: null, closedBecause: 'Bank holiday' });
  expect(capacityText(day)).toBe('Closed');
  expect(capacityText(aDay())).toBe('19.25 of 20 h free');
});

it('a dropped job starts at the nearest half hour from opening', () => {
  expect(nearestStart(571, { open: { from: 480, until: 1_080 } })).toBe(570);
  expect(nearestStart(571, { open: { from: 495, until: 1_080 } })).toBe(585);
});

it('times are London’s, in summer too', () => {
  expect(minutesOf('2026-07-01T08:30:00.000Z')).toBe(570);
  expect(instantOf('2026-07-01', 570)).toBe('2026-07-01T08:30:00.000Z');
  expect(mondayOf('2026-12-06')).toBe('2026-11-30');
});
