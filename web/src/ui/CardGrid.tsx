import { Children, type ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * Cards in rows: two on a phone, more on wider screens. Each item lends its rows to its card (subgrid), so
 * that names, prices and buttons stand level across a row.
 */
export function CardGrid({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <ul
      className={classes(
        'grid grid-cols-2 gap-x-2.5 md:grid-cols-[repeat(auto-fill,minmax(13.25rem,1fr))] md:gap-x-4',
        `${className}`,
      )}
    >
      {Children.map(children, (card) => (
        <li className="row-span-8 mb-2.5 grid grid-rows-subgrid md:mb-4">{card}</li>
      ))}
    </ul>
  );
}
