import { FITTING_EXTRAS } from '@treadline/schema/trade/fitting/fitting-extra';
import { SERVICE_NEEDS, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import fc from 'fast-check';
import { expect } from 'vitest';
import { aBookedOrder } from '../../../../../test/fixtures/booking.ts';
import { aVan } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { daysAfter } from '../../delivery/index.ts';
import { whyUnfit } from './affected-bookings.ts';
import { unfitSql } from './unfit-sql.ts';

/** Before the clocks go forward, and Easter. */
const TODAY = '2027-03-20';
const SERVICES = [...new Set(SERVICE_NEEDS.map(({ service }) => service))];
const it = shopTest({ now: new Date(`${TODAY}T10:00:00Z`) });

/** Usually the first, so that most jobs fit but for one thing. */
const usually = <Value>(ordinary: Value, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(ordinary) }, { weight: 1, arbitrary: odd });
/** Some days before or after the job. */
const nearby = fc.integer({ min: -1, max: 1 });

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '07:00', closes: '24:00' }));
const aTime = fc.constantFrom('07:00', '08:30', '12:00', '16:30', '18:00', '24:00');
const aWeek = fc.uniqueArray(
  fc.record({ day: fc.integer({ min: 1, max: 7 }), opens: aTime, closes: aTime }),
  {
    selector: ({ day }) => day,
  },
);
const aJob: fc.Arbitrary<FittingJob> = fc.record({
  tyres: fc.array(
    fc.record({
      quantity: fc.nat({ max: 4 }),
      category: fc.constantFrom('CAR', 'SUV', 'VAN', 'MOTORCYCLE'),
      rim: fc.constantFrom(13, 16, 19, 22),
      isRunFlat: fc.boolean(),
      isForElectric: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  extras: fc.array(fc.record({ extra: fc.constantFrom(...FITTING_EXTRAS), quantity: fc.constant(1) }), {
    maxLength: 2,
  }),
});
const aCase = fc.record({
  job: aJob,
  day: fc.nat({ max: 20 }).map((days) => daysAfter(TODAY, days)),
  start: usually('12:00', fc.constantFrom('06:30', '07:00', '08:30', '16:15', '23:00', '23:30')),
  bay: fc.constantFrom(1, 2),
  bays: usually(2, fc.constant(1)),
  minRim: usually(10, fc.constant(16)),
  maxRim: usually(24, fc.constant(18)),
  services: usually(SERVICES, fc.subarray(SERVICES)),
  week: usually(WEEK, aWeek),
  closes: usually<number | null>(null, nearby),
  closure: usually<{ from: number; days: number; isOwn: boolean } | null>(
    null,
    fc.record({ from: nearby, days: fc.nat({ max: 1 }), isOwn: fc.boolean() }),
  ),
});

it.for(['centre', 'van'] as const)(
  'the database finds the jobs that the rule has a reason for, at a %s',
  async (kind, { shop }) => {
    const { orderId, centre } = await aBookedOrder(shop, null);
    const van = await aVan(shop);
    const isVan = kind === 'van';
    if (isVan)
      await shop.rows(
        `update fitting_bookings set way = 'MOBILE', centre_slug = null, bay = null, van_id = $1, latitude = 52,
          longitude = 0 where order_id = $2`,
        [van, orderId],
      );
    const [table, key, id] = isVan ? ['fitting_vans', 'id', van] : ['fitting_centres', 'slug', centre];
    await fc.assert(
      fc.asyncProperty(aCase, async ({ day, start, closure, closes, bay, bays, job, ...offer }) => {
        const { week, services, minRim, maxRim } = offer;
        const closedFrom = closes === null ? null : daysAfter(day, closes);
        const [slot] = await shop.rows<{ startsAt: Date; endsAt: Date }>(
          `update fitting_bookings set job = $2, bay = $3,
            starts_at = ($4::date + $5::time) at time zone 'Europe/London',
            ends_at = ($4::date + $5::time) at time zone 'Europe/London' + interval '1 hour'
            where order_id = $1 returning starts_at as "startsAt", ends_at as "endsAt"`,
          [orderId, JSON.stringify(job), isVan ? null : bay, day, start],
        );
        await shop.rows(
          `update ${table} set hours = $2, services = $3, min_rim = $4, max_rim = $5, closed_from = $6
            where ${key} = $1`,
          [id, JSON.stringify(week), JSON.stringify(services), minRim, maxRim, closedFrom],
        );
        if (!isVan) await shop.rows('update fitting_centres set bays = $2 where slug = $1', [centre, bays]);
        await shop.rows('delete from fitting_closures');
        const closures = closure
          ? [
              {
                firstDay: daysAfter(day, closure.from),
                lastDay: daysAfter(day, closure.from + closure.days),
                reason: 'Off',
              },
            ]
          : [];
        for (const { firstDay, lastDay, reason } of closures)
          await shop.rows(
            `insert into fitting_closures (centre_slug, van_id, first_day, last_day, reason)
              values ($1, $2, $3, $4, $5)`,
            [
              closure?.isOwn && !isVan ? centre : null,
              closure?.isOwn && isVan ? van : null,
              firstDay,
              lastDay,
              reason,
            ],
          );
        const [found] = await shop.rows<{ unfit: boolean }>(
          `select ${unfitSql(TODAY)} as unfit from fitting_bookings b where order_id = $1`,
          [orderId],
        );
        const place = { ...offer, closedFrom, closures, ...(isVan ? {} : { bays }) };
        const reason = slot && whyUnfit(place, { ...slot, bay: isVan ? null : bay, job });
        expect({ unfit: found?.unfit, reason }).toEqual({ unfit: reason !== null, reason });
      }),
      { numRuns: 200 },
    );
  },
);
