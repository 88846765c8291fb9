import { ChevronLeft, ChevronRight } from 'lucide-react';
import { londonDay } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { IconButton } from '../../../ui/base/IconButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CentreFinder } from '../../form/CentreFinder.tsx';
import { turned, VANS, type CalendarView } from './useCalendarView.ts';

interface CalendarBarProps {
  view: CalendarView;
  onChange: (changes: Partial<CalendarView>) => void;
}

const PRESSED = 'aria-pressed:bg-ink aria-pressed:text-paper';
const VIEWS = [
  { view: 'day', label: 'Day' },
  { view: 'week', label: 'Week' },
] as const;

/** Chooses the place and the days of the calendar. */
export function CalendarBar({ view, onChange }: CalendarBarProps) {
  const noun = view.view;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-52 flex-1 sm:max-w-80">
        <CentreFinder label="Find a centre" onChoose={({ slug }) => onChange({ centre: slug })} />
      </div>
      <Button
        aria-pressed={view.centre === VANS}
        className={PRESSED}
        onClick={() => onChange({ centre: VANS })}
      >
        Vans
      </Button>
      <div role="group" aria-label="View" className="flex gap-2 sm:ml-auto">
        {VIEWS.map((one) => (
          <Button
            key={one.view}
            aria-pressed={view.view === one.view}
            className={PRESSED}
            onClick={() => onChange({ view: one.view })}
          >
            {one.label}
          </Button>
        ))}
        <Button onClick={() => onChange({ day: londonDay(new Date()) })}>Today</Button>
      </div>
      <div className="flex min-w-0 items-end gap-1">
        <IconButton
          label={`Previous ${noun}`}
          icon={<ChevronLeft className="size-5" />}
          onClick={() => onChange({ day: turned(view, -1) })}
        />
        <TextField
          label="Day"
          type="date"
          className="min-w-0"
          value={view.day}
          onChange={({ target }) => target.value && onChange({ day: target.value })}
        />
        <IconButton
          label={`Next ${noun}`}
          icon={<ChevronRight className="size-5" />}
          onClick={() => onChange({ day: turned(view, 1) })}
        />
      </div>
    </div>
  );
}
