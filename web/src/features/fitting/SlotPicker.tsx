import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatTime, formatWeekday } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { IconButton } from '../../ui/base/IconButton.tsx';

/** A day with the starts that are free. */
export interface OfferedDay {
  day: string;
  /** ISO instants. */
  starts: readonly string[];
  /** Why the place is closed; null if it isn't. */
  closedBecause: string | null;
}

interface SlotPickerProps {
  days: readonly OfferedDay[];
  /** The chosen start; null until one is chosen. */
  chosen: string | null;
  onChoose: (start: string) => void;
  /** Shows the days before; undefined on the first page. */
  onEarlier: (() => void) | undefined;
  /** Shows the days after; undefined on the last page. */
  onLater: (() => void) | undefined;
}

/** Chooses a day and a time from the free slots of a week. Choosing a day chooses its first free time. */
export function SlotPicker({ days, chosen, onChoose, onEarlier, onLater }: SlotPickerProps) {
  const name = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const ofChosen = days.find(({ starts }) => chosen !== null && starts.includes(chosen));
  const shown =
    days.find(({ day }) => day === opened) ?? ofChosen ?? days.find(({ starts }) => starts.length > 0);
  const [first] = days;
  const last = days.at(-1);
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label="Earlier days"
          icon={<ChevronLeft className="size-5" />}
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        {first && last && (
          <p aria-live="polite" className="text-sm font-[650]">
            {formatWeekday(first.day)} to {formatWeekday(last.day)}
          </p>
        )}
        <IconButton
          label="Later days"
          icon={<ChevronRight className="size-5" />}
          disabled={!onLater}
          onClick={onLater}
        />
      </div>
      <div role="group" aria-label="Day" className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
        {days.map(({ day, starts, closedBecause }) => (
          <button
            key={day}
            type="button"
            disabled={starts.length === 0}
            aria-pressed={day === shown?.day}
            onClick={() => {
              setOpened(day);
              if (starts[0] !== undefined && (chosen === null || !starts.includes(chosen)))
                onChoose(starts[0]);
            }}
            className={classes(
              'grid min-h-14 content-center rounded-md border border-edge px-0.5 py-1 text-center text-sm',
              'leading-tight hover:border-ink disabled:border-line disabled:text-ink-2',
              'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
            )}
          >
            <span className="font-[650]">{formatWeekday(day)}</span>
            {starts.length === 0 && <span className="text-xs">{closedBecause ?? 'Full'}</span>}
          </button>
        ))}
      </div>
      {shown ? (
        <fieldset>
          <legend className="sr-only">Time on {formatWeekday(shown.day)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5">
            {shown.starts.map((start) => (
              <label
                key={start}
                className={classes(
                  'grid min-h-11 cursor-pointer place-items-center rounded-md border text-sm',
                  'font-[600] hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-1',
                  'has-focus-visible:outline-ink',
                  start === chosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-card',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={start}
                  checked={start === chosen}
                  onChange={() => onChoose(start)}
                  className="sr-only"
                />
                {formatTime(start)}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="text-sm text-ink-2">No time is free in these days.</p>
      )}
    </div>
  );
}
