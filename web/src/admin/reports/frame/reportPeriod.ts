import { periodFault } from '@treadline/schema/trade/listing/report-period';
import { plusDays } from '@treadline/schema/trade/values/day';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, londonDay } from '../../../lib/text/format.ts';

/** Two days in London, both included. */
export interface ReportPeriod {
  from: string;
  to: string;
}

interface PeriodChoice extends ReportPeriod {
  label: string;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const monthsBefore = (day: string, months: number): string => {
  const date = new Date(`${monthOf(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
};

/** The usual periods up to today. */
export function usualPeriods(today: string): PeriodChoice[] {
  const thisMonth = monthOf(today);
  return [
    { label: 'Last 7 days', from: plusDays(today, -6), to: today },
    { label: 'Last 30 days', from: plusDays(today, -29), to: today },
    { label: 'Last 90 days', from: plusDays(today, -89), to: today },
    { label: 'Last 365 days', from: plusDays(today, -364), to: today },
    { label: 'This month', from: thisMonth, to: today },
    { label: 'Last month', from: monthsBefore(today, 1), to: plusDays(thisMonth, -1) },
  ];
}

/** The last five calendar quarters, this one first. Businesses whose VAT quarters end in other months set the days. */
export function quarters(today: string): PeriodChoice[] {
  const inQuarter = (Number(today.slice(5, 7)) - 1) % 3;
  return Array.from({ length: 5 }, (_, ago) => {
    const from = monthsBefore(today, inQuarter + 3 * ago);
    const to = plusDays(monthsBefore(from, -3), -1);
    return { label: `${formatDate(from)} to ${formatDate(to)}`, from, to };
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The period in the address, and how to change it; at first the one of the choices with this index. Days that can’t be
 * reported on are only typed: the period stays what it was, with the fault beside it.
 */
export function useReportPeriod(choicesAt: (today: string) => PeriodChoice[], usual: number) {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const [today] = useState(() => londonDay(new Date()));
  const [refused, setRefused] = useState<ReportPeriod | null>(null);
  const choices = useMemo(() => choicesAt(today), [choicesAt, today]);
  const period = useMemo<ReportPeriod>(
    () =>
      from && to && DAY.test(from) && DAY.test(to) && !periodFault({ from, to })
        ? { from, to }
        : { from: choices[usual]?.from ?? today, to: choices[usual]?.to ?? today },
    [from, to, choices, usual, today],
  );

  function setPeriod(next: ReportPeriod) {
    const isRefused = periodFault(next) !== null;
    setRefused(isRefused ? next : null);
    if (isRefused) return;
    setParams(
      (now) => {
        now.set('from', next.from);
        now.set('to', next.to);
        return now;
      },
      { replace: true },
    );
  }

  return { period, typed: refused ?? period, fault: refused && periodFault(refused), setPeriod, choices };
}

export type PeriodControl = ReturnType<typeof useReportPeriod>;
