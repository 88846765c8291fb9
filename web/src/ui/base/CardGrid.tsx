import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { useInBrowser } from '../../lib/browser/BrowserOnly.tsx';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { classes } from './classes.ts';

const ON_A_PHONE = 'grid';
const MORE_COLUMNS = 'md:grid-cols-[repeat(auto-fill,minmax(13.25rem,1fr))] md:gap-x-4';
const COLUMNS = `${ON_A_PHONE} ${MORE_COLUMNS}`;
const ITEM = 'mb-2.5 grid min-w-0 md:row-span-8 md:mb-4 md:grid-rows-subgrid';

/**
 * Cards in rows: one per row on a phone, several on wider screens. There each item lends its rows to its card
 * (subgrid), so that names, prices and buttons line up across a row.
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

/** Divisible by one, two, three and four, so a group always fills whole rows. */
const GROUP = 12;
/** Smaller than a group, because a phone takes longer to lay out each card. */
const PART = 4;
/** Content outside a deferred box is clipped, so leave room for focus rings. The heights are typical ones. */
const UNSEEN_PART =
  'max-md:-mx-1 max-md:-mt-1 max-md:px-1 max-md:pt-1 max-md:[contain-intrinsic-height:auto_1440px] ' +
  'max-md:[content-visibility:auto]';
const UNSEEN_GROUP =
  'md:-mx-1 md:-mt-1 md:px-1 md:pt-1 md:[contain-intrinsic-height:auto_3500px] md:[content-visibility:auto] ' +
  'lg:[contain-intrinsic-height:auto_2500px] xl:[contain-intrinsic-height:auto_1900px]';

/**
 * Many cards in rows. In the server's markup, the browser lays out cards beyond the first screens only when
 * idle or when they come near. A list rendered in the browser is laid out at once, so that going back
 * restores the scroll position.
 */
export function LongCardGrid({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser();
  // Keep the first answer: after hydration, the server's markup must render the same again.
  const [isNew] = useState(isInBrowser);
  return isNew ? <CardGrid>{children}</CardGrid> : <SentCardGrid>{children}</SentCardGrid>;
}

/**
 * The cards of a row share a grid, and a deferred part must be a box of its own. So this list nests its items
 * two levels deeper than a `ul` allows: in groups on wide screens, and in parts of groups on phones.
 */
function SentCardGrid({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => layOutOneByOne([...(list.current?.querySelectorAll('[role=none]') ?? [])]), []);
  const items = Children.map(children, (card) => (
    <div role="listitem" className={ITEM}>
      {card}
    </div>
  ));
  return (
    <div ref={list} role="list">
      {chunked(items ?? [], GROUP).map((group, index) => (
        <div key={index} role="none" className={classes('md:grid', MORE_COLUMNS, index > 0 && UNSEEN_GROUP)}>
          {chunked(group, PART).map((part, place) => (
            <div
              key={place}
              role="none"
              className={classes(ON_A_PHONE, 'md:contents', index + place > 0 && UNSEEN_PART)}
            >
              {part}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const chunked = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Makes the browser lay out the boxes one at a time. Returns a function that stops it. */
function layOutOneByOne(boxes: readonly Element[]): () => void {
  let stop = (): void => undefined;
  const layOutFrom = (index: number): void => {
    const box = boxes[index];
    if (!(box instanceof HTMLElement)) return;
    stop = whenIdle(() => {
      box.style.contentVisibility = 'visible';
      layOutFrom(index + 1);
    });
  };
  layOutFrom(0);
  return () => stop();
}
