import { WEEKDAYS, type WeekdayHours } from '@treadline/schema/trade/values/week';
import type { AuditFigures } from '../../../operations/audit/index.ts';
import type { CentreRecord } from './centre-record.ts';

const SHORT = 2;

const shortDay = (day: number): string => WEEKDAYS[day - 1]?.slice(0, SHORT) ?? '';

/** Hours as files and the audit log have them: "Mo-Fr 08:00-18:00; Sa 09:00-13:00". */
export function hoursText(week: readonly WeekdayHours[]): string {
  const spans: { from: number; to: number; hours: string }[] = [];
  for (const { day, opens, closes } of week.toSorted((one, other) => one.day - other.day)) {
    const hours = `${opens}-${closes}`;
    const last = spans.at(-1);
    if (last?.to === day - 1 && last.hours === hours) last.to = day;
    else spans.push({ from: day, to: day, hours });
  }
  return spans
    .map(({ from, to, hours }) => `${shortDay(from)}${to > from ? `-${shortDay(to)}` : ''} ${hours}`)
    .join('; ');
}

/** Fees as files and the audit log have them: "CAR 16 11.00; CAR 18 13.50". */
export const feesText = (fees: CentreRecord['fees']): string =>
  fees.map(({ category, maxRim, pence }) => `${category} ${maxRim} ${(pence / 100).toFixed(2)}`).join('; ');

/** The figures of a centre for the audit log: everything except how to reach the people there. */
export const centreFigures = ({
  services,
  week,
  fees,
  phone: _phone,
  email: _email,
  distanceMiles: _distance,
  ...centre
}: CentreRecord): AuditFigures => ({
  slug: centre.slug,
  name: centre.name,
  line1: centre.line1,
  town: centre.town,
  postcode: centre.postcode,
  latitude: centre.latitude,
  longitude: centre.longitude,
  isOwn: centre.isOwn,
  bays: centre.bays,
  minRim: centre.minRim,
  maxRim: centre.maxRim,
  leadDays: centre.leadDays,
  services: services.join(', '),
  hours: hoursText(week),
  fees: feesText(fees),
  closedFrom: centre.closedFrom,
});
