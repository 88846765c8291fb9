import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ListingView } from '../../../features/filters/listingState.ts';

interface WindowedRowsProps {
  /** The total number of cards. */
  count: number;
  view: ListingView;
  /** Renders the cards in [from, to). */
  children: (from: number, to: number) => ReactNode;
}

/** The assumed height of an unmeasured row, in CSS pixels. */
const EXPECTED_ROW_HEIGHT = { grid: 482, list: 190 };
/** Rows rendered beyond the screen, above and below. */
const OVERSCAN_ROWS = 3;

function columnsOf(list: Element): number {
  return Math.max(1, getComputedStyle(list).gridTemplateColumns.split(' ').length);
}

/** A row's height: its first card and the gap below. */
function rowHeight(card: Element): number {
  return card.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(card).marginBottom);
}

/** The number of columns of the list in the frame, and its distance from the top of the page in CSS pixels. */
function useListPlace(frame: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ columns: 1, offset: 0 });
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const list = current.firstElementChild;
      if (!list) return;
      const found = { columns: columnsOf(list), offset: current.getBoundingClientRect().top + scrollY };
      setPlace((old) => (old.columns === found.columns && old.offset === found.offset ? old : found));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return place;
}

/**
 * A long list that renders only the rows near the screen. They're in the ordinary grid; padding replaces the others,
 * so that nothing moves when rows come and go.
 */
export function WindowedRows({ count, view, children }: WindowedRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const { columns, offset } = useListPlace(frame);
  const rowCount = Math.ceil(count / columns);
  // oxlint-disable-next-line react/incompatible-library -- Its values are read here, never memoised or passed on.
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => EXPECTED_ROW_HEIGHT[view],
    overscan: OVERSCAN_ROWS,
    scrollMargin: offset,
    scrollToFn: (...scroll) => {
      // The first time, it would undo the scroll position that going back has just restored.
      if (isShown.current) windowScroll(...scroll);
    },
  });
  const shown = rows.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);

  useLayoutEffect(() => {
    isShown.current = true;
    rows.measure();
  }, [columns, rows]);

  const paddingTop = first ? first.start - offset : 0;
  const paddingBottom = last ? rows.getTotalSize() - (last.end - offset) : 0;

  useLayoutEffect(() => {
    const list = frame.current?.firstElementChild;
    if (!(list instanceof HTMLElement)) return;
    // On the list itself: on the frame it would move the list, which counts as a layout shift.
    list.style.paddingTop = `${paddingTop}px`;
    list.style.paddingBottom = `${paddingBottom}px`;
    for (const [index, row] of shown.entries()) {
      const card = list.children[index * columns];
      if (card) rows.resizeItem(row.index, rowHeight(card));
    }
  });

  const firstItem = (first?.index ?? 0) * columns;
  return (
    // The list has its full height at once, so that going back restores the scroll position. The security policy
    // forbids style attributes only in markup; this one is set by script.
    <div ref={frame} style={{ minHeight: rows.getTotalSize() }} className="[overflow-anchor:none]">
      {children(firstItem, Math.min(count, ((last?.index ?? 0) + 1) * columns))}
    </div>
  );
}
