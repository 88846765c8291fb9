import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** A row's height in CSS pixels until it's measured. */
const ROW_HEIGHT = 53;
const OVERSCAN = 20;

interface VirtualRowsProps {
  count: number;
  /** Draws a row, which is measured once it's mounted. */
  draw: (index: number, measure: (element: HTMLTableRowElement | null) => void) => ReactNode;
}

/** The rows of a long page that are near the screen, with gaps for the others. */
export function VirtualRows({ count, draw }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // Anything above the rows moves them, such as a notice that comes or goes.
  useLayoutEffect(() => {
    const measure = () => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- We only read its values here; the method never changes.
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const drawn = rows.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  return (
    <tbody ref={body}>
      <Gap height={first ? first.start - top : 0} />
      {drawn.map(({ index }) => draw(index, rows.measureElement))}
      <Gap height={last ? rows.getTotalSize() - (last.end - top) : 0} />
    </tbody>
  );
}

/** Fills the space of rows that aren't drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}
