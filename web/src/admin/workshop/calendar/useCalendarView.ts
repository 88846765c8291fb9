import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { daysAfter } from '../../../features/fitting/weekPages.ts';
import { londonDay } from '../../../lib/text/format.ts';
import { mondayOf } from './calendarPlan.ts';

const WEEK = 7;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The `centre` in the address that stands for the vans. */
export const VANS = 'vans';

/** The calendar's place, day and span, as in its address. */
export interface CalendarView {
  /** A centre's slug, `vans`, or null until one is chosen. */
  centre: string | null;
  day: string;
  view: 'day' | 'week';
}

/** The first day that a view shows, and how many. */
export const daysOfView = ({ day, view }: CalendarView): { firstDay: string; days: number } =>
  view === 'week' ? { firstDay: mondayOf(day), days: WEEK } : { firstDay: day, days: 1 };

/** The first and the last day of a view. */
export function boundsOf(view: CalendarView): { firstDay: string; lastDay: string } {
  const { firstDay, days } = daysOfView(view);
  return { firstDay, lastDay: daysAfter(firstDay, days - 1) };
}

/** The view before or after. */
export const turned = ({ day, view }: CalendarView, direction: 1 | -1): string =>
  daysAfter(day, direction * (view === 'week' ? WEEK : 1));

/** The address of a view. @param job the booking whose dialog is open. */
export function calendarPath({ centre, day, view }: CalendarView, job?: string): string {
  const params = new URLSearchParams({ ...(centre && { centre }), day, view, ...(job && { job }) });
  return `/admin/fitting-calendar?${params.toString()}`;
}

/** The calendar's view, kept in the address. */
export function useCalendarView() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => londonDay(new Date()));
  const typed = params.get('day') ?? '';
  const view: CalendarView = {
    centre: params.get('centre'),
    day: DAY.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : today,
    view: params.get('view') === 'week' ? 'week' : 'day',
  };
  return {
    view,
    job: params.get('job'),
    change(changes: Partial<CalendarView>) {
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.delete('job');
        for (const [name, value] of Object.entries(changes)) if (value !== null) next.set(name, value);
        return next;
      });
    },
    /** Opens the dialog of a job, or closes it. */
    open(job: string | null) {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (job === null) next.delete('job');
          else next.set('job', job);
          return next;
        },
        { replace: job === null },
      );
    },
  };
}
