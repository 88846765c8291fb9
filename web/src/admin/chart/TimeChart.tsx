import { lazy, Suspense, useId, useState } from 'react';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import type { ChartPoint } from './chartPoint.ts';

const Drawing = lazy(async () => ({ default: (await import('./TimeDrawing.tsx')).TimeDrawing }));

interface TimeChartProps {
  /** The name of the figure, such as "Revenue". */
  label: string;
  points: readonly ChartPoint[];
  /** Formats a value, such as a price. */
  format: (value: number) => string;
  /** The name of the pale comparison line, if there is one. */
  beforeLabel?: string;
  /** Draws steps instead of slopes, for a value that holds until it changes. */
  steps?: boolean;
  /** A small chart under a figure that already names it. */
  small?: boolean;
}

/** A line chart of a value over time, beside an earlier period, with a table as the alternative. */
export function TimeChart(props: TimeChartProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-2">
      <figcaption className="flex items-center gap-3 text-sm">
        <span id={id} className={props.small ? 'sr-only' : 'font-[650]'}>
          {props.label}
        </span>
        {props.beforeLabel && (
          <span className={props.small ? 'text-xs text-ink-2' : 'text-ink-2'}>
            Pale line: {props.beforeLabel}
          </span>
        )}
        <button
          type="button"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
          className="ml-auto min-h-9 px-1 underline underline-offset-4"
        >
          {isTable ? 'Chart' : 'Table'}
        </button>
      </figcaption>
      {isTable ? (
        <Figures {...props} />
      ) : (
        <div className={props.small ? 'h-24' : 'h-56'} aria-hidden="true">
          <Suspense fallback={<Skeleton className="h-full" />}>
            <Drawing {...props} />
          </Suspense>
        </div>
      )}
    </figure>
  );
}

function Figures({ label, points, format, beforeLabel }: TimeChartProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <ColumnHead className="py-1 font-[650]">Date</ColumnHead>
            <ColumnHead className="py-1 text-right font-[650]">{label}</ColumnHead>
            {beforeLabel && <ColumnHead className="py-1 text-right font-[650]">{beforeLabel}</ColumnHead>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, name, value, before }) => (
            <tr key={at} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              <td className="py-1 text-right">{format(value)}</td>
              {beforeLabel && (
                <td className="py-1 text-right text-ink-2">{before === undefined ? '–' : format(before)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
