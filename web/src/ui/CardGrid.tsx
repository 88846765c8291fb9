import { Children, type ReactNode } from 'react';
import { classes } from './classes.ts';

const COLUMNS =
  'grid grid-cols-2 gap-x-2.5 md:grid-cols-[repeat(auto-fill,minmax(13.25rem,1fr))] md:gap-x-4';

/**
 * Cards in rows: two on a phone, more on wider screens. Each item lends its rows to its card (subgrid), so
 * that names, prices and buttons stand level across a row.
 */
export function CardGrid({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <ul className={classes(COLUMNS, className)}>
      {Children.map(children, (card) => (
        <li className="row-span-8 mb-2.5 grid grid-rows-subgrid md:mb-4">{card}</li>
      ))}
    </ul>
  );
}

/** Whole rows, whether two, three or four cards stand in one. */
const GROUP = 12;

/**
 * Many cards in rows. The browser styles, lays out and paints a group of them only when it comes near the screen; until
 * then it has the height that such a group usually has. One list for those who hear it: a row's cards must share a grid
 * and a group must be a box of its own, so the list's items stand one level deeper than an `ul` allows.
 */
export function LongCardGrid({ children }: { children: ReactNode }) {
  const cards = Children.toArray(children);
  const groups = Array.from({ length: Math.ceil(cards.length / GROUP) }, (_, index) =>
    cards.slice(index * GROUP, (index + 1) * GROUP),
  );
  return (
    <div role="list">
      {groups.map((group, index) => (
        <div
          key={index}
          role="presentation"
          className={classes(
            COLUMNS,
            // What lies outside a group is cut off: focus rings need room.
            index > 0 &&
              group.length === GROUP &&
              '-mx-1 -mt-1 px-1 pt-1 [contain-intrinsic-height:auto_2940px] [content-visibility:auto] md:[contain-intrinsic-height:auto_1640px]',
          )}
        >
          {group.map((card, at) => (
            <div key={at} role="listitem" className="row-span-8 mb-2.5 grid grid-rows-subgrid md:mb-4">
              {card}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
