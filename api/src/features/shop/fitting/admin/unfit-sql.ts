import { SERVICE_NEEDS } from '@treadline/schema/trade/fitting/fitting-job';
import { daysAfter, isHoliday, type Day } from '../../delivery/index.ts';
import { BOOKING_DAYS } from '../slots/slot-rules.ts';

const LOCAL_DAY = "(b.starts_at at time zone 'Europe/London')::date";
const NEEDS = SERVICE_NEEDS.map(
  ({ part, service }) => `('${JSON.stringify(part)}'::jsonb, '${JSON.stringify(service)}'::jsonb)`,
).join(', ');

/** The bank holidays on which a job can be booked. */
const holidaysFrom = (today: Day): Day[] =>
  Array.from({ length: BOOKING_DAYS + 1 }, (_, days) => daysAfter(today, days)).filter(isHoliday);

/** The job without the tyres that were refunded. */
const JOB_LEFT = `(select jsonb_set(b.job, '{tyres}', coalesce(jsonb_agg(tyre), '[]')) as job
    from jsonb_array_elements(b.job -> 'tyres') tyre where (tyre -> 'quantity')::int > 0)`;

/**
 * A condition on the row `b` of `fitting_bookings`: its centre or van no longer does the job at its time. It finds what
 * `whyUnfit` has a reason for, so that the database can count and page; a test compares the two.
 */
export const unfitSql = (today: Day): string => `exists (
  select from (
    select c.hours, c.closed_from, c.min_rim, c.max_rim, c.services, c.bays
    from fitting_centres c where c.slug = b.centre_slug
    union all
    select v.hours, v.closed_from, v.min_rim, v.max_rim, v.services, null
    from fitting_vans v where v.id = b.van_id
  ) place, ${JOB_LEFT} left_over
  where place.closed_from <= ${LOCAL_DAY}
    or ${LOCAL_DAY} = any('{${holidaysFrom(today).join(',')}}'::date[])
    or exists (
      select from fitting_closures f
      where ${LOCAL_DAY} between f.first_day and f.last_day
        and (f.centre_slug = b.centre_slug or f.van_id = b.van_id or f.centre_slug is null and f.van_id is null))
    or not exists (
      select from jsonb_to_recordset(place.hours) as open(day int, opens time, closes time)
      where open.day = extract(isodow from ${LOCAL_DAY})
        and b.starts_at at time zone 'Europe/London' >= ${LOCAL_DAY} + open.opens
        and b.ends_at at time zone 'Europe/London' <= ${LOCAL_DAY} + open.closes)
    or b.bay > place.bays
    or exists (
      select from jsonb_to_recordset(left_over.job -> 'tyres') as tyre(rim int)
      where tyre.rim not between place.min_rim and place.max_rim)
    or exists (
      select from (values ${NEEDS}) as need(part, service)
      where left_over.job @> need.part and not place.services @> need.service))`;
