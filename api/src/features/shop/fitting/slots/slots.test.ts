import { drivingMinutes } from '@treadline/schema/trade/fitting/driving-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreStarts, freeBay, type TakenBay } from './centre-slots.ts';
import { openPeriod, overlap, whyClosed, type WorkingTimes } from './opening.ts';
import { freeVans, vanStarts, type VanCapacity, type VanJob } from './van-slots.ts';

const MINUTE_MS = 60_000;
const HOURS = { opens: '08:00', closes: '18:00' };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, ...HOURS }));

const aPlace = (overrides: Partial<WorkingTimes> = {}): WorkingTimes => ({
  week: EVERY_DAY,
  closures: [],
  closedFrom: null,
  ...overrides,
});

const clock = (instant: number): string =>
  new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  });

describe('a centre’s day', () => {
  it.for(['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'])(
    'has the same London hours around a clock change: %s',
    (day) => {
      const starts = centreStarts({ ...aPlace(), bays: 1 }, [], { day, minutes: 60, notBefore: 0 });
      expect(starts).toHaveLength(19);
      expect([clock(starts[0] ?? 0), clock(starts.at(-1) ?? 0)]).toEqual(['08:00', '17:00']);
    },
  );

  it('is empty on bank holidays, on days off, in closures, and after it has closed for good', () => {
    const closures = [{ firstDay: '2026-12-07', lastDay: '2026-12-08', reason: 'Stocktaking' }];
    const week = EVERY_DAY.filter(({ day }) => day !== 7);
    const place = aPlace({ week, closures, closedFrom: '2027-01-01' });
    expect(
      [
        '2026-12-24',
        '2026-12-25',
        '2026-12-26',
        '2026-12-28',
        '2026-12-27',
        '2026-12-07',
        '2026-12-09',
        '2027-01-04',
      ].map((day) => whyClosed(place, day)),
    ).toEqual([
      null,
      'Bank holiday',
      'Bank holiday',
      'Bank holiday',
      'Closed',
      'Stocktaking',
      null,
      'Closed for good',
    ]);
    expect(openPeriod(place, '2026-12-07')).toBeNull();
  });

  it('ends its last job by closing time', () => {
    const day = '2026-12-09';
    const starts = centreStarts({ ...aPlace(), bays: 1 }, [], { day, minutes: 75, notBefore: 0 });
    expect(clock(starts.at(-1) ?? 0)).toBe('16:30');
  });

  it('never offers a start that has no bay for the whole job, whatever is booked', () => {
    const day = '2026-12-09';
    const open = openPeriod(aPlace(), day) ?? { from: 0, until: 0 };
    const booked = fc.array(
      fc.record({
        bay: fc.integer({ min: 1, max: 3 }),
        at: fc.integer({ min: 0, max: 39 }),
        quarters: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        booked,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 8 }),
        (jobs, bays, quarters) => {
          const taken: TakenBay[] = jobs.map(({ bay, at, quarters: length }) => {
            const from = open.from + at * 15 * MINUTE_MS;
            return { bay, from, until: from + length * 15 * MINUTE_MS };
          });
          const minutes = quarters * 15;
          const starts = new Set(centreStarts({ ...aPlace(), bays }, taken, { day, minutes, notBefore: 0 }));
          for (let from = open.from; from + minutes * MINUTE_MS <= open.until; from += 30 * MINUTE_MS) {
            const period = { from, until: from + minutes * MINUTE_MS };
            const free = [1, 2, 3]
              .slice(0, bays)
              .some((bay) => taken.every((other) => other.bay !== bay || !overlap(other, period)));
            expect(starts.has(from)).toBe(free);
            expect(freeBay(bays, taken, period) !== null).toBe(free);
          }
        },
      ),
    );
  });
});

describe('a van’s day', () => {
  const BEDFORD = { latitude: 52.136, longitude: -0.467 };
  const van = (id: number): VanCapacity => ({ id, ...BEDFORD, ...aPlace() });
  const day = '2026-12-09';
  const place = fc.record({
    latitude: fc.double({ min: 51.8, max: 52.5, noNaN: true }),
    longitude: fc.double({ min: -1, max: 0.1, noNaN: true }),
  });

  it('leaves time to drive to each job and home, whatever is booked in whatever order', () => {
    expect.hasAssertions();
    const open = openPeriod(aPlace(), day) ?? { from: 0, until: 0 };
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: place, minutes: fc.constantFrom(45, 60, 90, 120), pick: fc.nat() }), {
          maxLength: 12,
        }),
        (wishes) => {
          const vans = [van(1), van(2)];
          const taken: VanJob[] = [];
          for (const { at, minutes, pick } of wishes) {
            const visit = { at, minutes, notBefore: 0 };
            const starts = vanStarts(vans, taken, day, visit);
            const start = starts[pick % Math.max(1, starts.length)];
            if (start === undefined) continue;
            const [free] = freeVans(vans, taken, day, start, visit);
            if (!free) throw new Error('A start was offered that no van can do.');
            taken.push({ vanId: free.id, ...at, from: start, until: start + minutes * MINUTE_MS });
          }
          for (const { id } of vans) {
            const jobs = taken.filter(({ vanId }) => vanId === id).toSorted((a, b) => a.from - b.from);
            const stops = [
              { ...BEDFORD, from: open.from, until: open.from },
              ...jobs,
              { ...BEDFORD, from: open.until, until: open.until },
            ];
            for (const [index, stop] of stops.entries()) {
              const next = stops[index + 1];
              if (next)
                expect(stop.until + drivingMinutes(stop, next) * MINUTE_MS).toBeLessThanOrEqual(next.from);
            }
          }
        },
      ),
    );
  });
});
