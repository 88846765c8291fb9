import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { nearestStart, spanOfJob, type CalendarJob, type Column, type Span } from './calendarPlan.ts';

/** The attribute of a column's element: its index. */
export const COLUMN = 'data-column';
const LEAST_PX = 5;

/** A place in the grid that a job is dragged to. */
export interface Drop {
  job: CalendarJob;
  column: Column;
  /** Minutes since midnight. */
  start: number;
}

interface Grabbed {
  job: CalendarJob;
  x: number;
  y: number;
  /** The distance from the block's top to the pointer, in px. */
  offset: number;
}

/**
 * Drags blocks of jobs with a mouse or pen; touches scroll. A press that doesn't move is a click.
 * @param onDrop called with the new place, if it's another.
 */
export function useJobDrag(columns: readonly Column[], rows: Span, onDrop: (drop: Drop) => void) {
  const grabbed = useRef<Grabbed | null>(null);
  const wasDragged = useRef(false);
  const [drop, setDrop] = useState<Drop | null>(null);

  function placeAt({ job, offset }: Grabbed, { clientX, clientY }: PointerEvent): Drop | null {
    const found = document
      .elementsFromPoint(clientX, clientY)
      .find((element) => element.hasAttribute(COLUMN));
    const column = columns[Number(found?.getAttribute(COLUMN))];
    if (!found || !column) return null;
    const { top, height } = found.getBoundingClientRect();
    const minutes = rows.from + ((clientY - offset - top) / height) * (rows.until - rows.from);
    return { job, column, start: nearestStart(minutes, column) };
  }

  function release(): void {
    grabbed.current = null;
    setDrop(null);
  }

  return {
    /** Where the dragged job would go; null while none is dragged. */
    drop,
    /** Handlers of a job's block. */
    blockProps: (job: CalendarJob, canMove: boolean) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        if (!canMove || event.pointerType === 'touch' || event.button !== 0) return;
        const { top } = event.currentTarget.getBoundingClientRect();
        grabbed.current = { job, x: event.clientX, y: event.clientY, offset: event.clientY - top };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const grip = grabbed.current;
        if (!grip) return;
        if (!wasDragged.current) {
          if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < LEAST_PX) return;
          wasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDrop(placeAt(grip, event));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const grip = grabbed.current;
        const place = grip && wasDragged.current ? placeAt(grip, event) : null;
        release();
        if (!place) return;
        const isSame =
          spanOfJob(job)?.from === place.start &&
          (place.column.lane ?? job.lane) === job.lane &&
          place.column.jobs.includes(job);
        if (!isSame) onDrop(place);
      },
      onPointerCancel: release,
    }),
    /** Whether a click only ends a drag. Clicks by keyboard have no detail. */
    isDragClick: ({ detail }: MouseEvent) => detail > 0 && wasDragged.current,
  };
}
