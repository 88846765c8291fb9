import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { useInBrowser } from '../lib/BrowserOnly.tsx';
import { whenIdle } from '../lib/whenIdle.ts';
import { classes } from './classes.ts';

const COLUMNS = 'grid grid-cols-2 gap-x-2.5 md:grid-cols-[repeat(auto-fill,minmax(13.25rem,1fr))] md:gap-x-4';
const ITEM = 'row-span-8 mb-2.5 grid grid-rows-subgrid md:mb-4';

/**
 * Cards in rows: two on a phone, more on wider screens. Each item lends its rows to its card (subgrid), so
 * that names, prices and buttons stand level across a row.
 */
export function CardGrid({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <ul className={classes(COLUMNS, className)}>
      {Children.map(children, (card) => (
        <li className={ITEM}>{card}</li>
      ))}
    </ul>
  );
}

/** Whole rows, whether two, three or four cards stand in one. */
const GROUP = 12;
/** As tall as such groups mostly are. What lies outside a group is cut off, so focus rings get room. */
const UNSEEN_GROUP =
  '-mx-1 -mt-1 px-1 pt-1 [contain-intrinsic-height:auto_3500px] [content-visibility:auto] ' +
  'lg:[contain-intrinsic-height:auto_2500px] xl:[contain-intrinsic-height:auto_1900px]';

/**
 * Many cards in rows. On the page as the server sends it, the browser lays those beyond the first screens out when it
 * has nothing else to do, or when they come near; a list that the browser renders itself is laid out at once, so that
 * going back finds its place.
 */
export function LongCardGrid({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser();
  // The first answer counts: what the server sent is rendered again once the page is alive.
  const [isNew] = useState(isInBrowser);
  return isNew ? <CardGrid>{children}</CardGrid> : <SentCardGrid>{children}</SentCardGrid>;
}

/**
 * The cards of a row share a grid, and what is left for later must be a box of its own; so the items of this one list
 * stand a level deeper than a `ul` allows.
 */
function SentCardGrid({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => layOutOneByOne([...(list.current?.children ?? [])]), []);
  const items = Children.map(children, (card) => (
    <div role="listitem" className={ITEM}>
      {card}
    </div>
  ));
  return (
    <div ref={list} role="list">
      {Array.from({ length: Math.ceil((items?.length ?? 0) / GROUP) }, (_, group) => (
        <div key={group} role="none" className={classes(COLUMNS, group > 0 && UNSEEN_GROUP)}>
          {items?.slice(group * GROUP, (group + 1) * GROUP)}
        </div>
      ))}
    </div>
  );
}

/** Has the browser lay groups out, one at a time. Returns the function that stops it. */
function layOutOneByOne(groups: readonly Element[]): () => void {
  let stop = (): void => undefined;
  const layOutFrom = (index: number): void => {
    const group = groups[index];
    if (!(group instanceof HTMLElement)) return;
    stop = whenIdle(() => {
      group.style.contentVisibility = 'visible';
      layOutFrom(index + 1);
    });
  };
  layOutFrom(1);
  return () => stop();
}
