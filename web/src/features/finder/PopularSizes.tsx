import type { MouseEvent } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { sizeFrom } from './finderPath.ts';

interface PopularSizesProps {
  sizes: readonly string[];
  onPick: (size: string) => void;
}

/** The most popular sizes. Each button fills the size in; without JavaScript it opens the listing. */
export function PopularSizes({ sizes, onPick }: PopularSizesProps) {
  const offered = sizes.filter((size) => sizeFrom(size) !== null);
  if (offered.length === 0) return null;

  function pick(event: MouseEvent, size: string) {
    event.preventDefault();
    onPick(size);
  }

  return (
    <form
      action="/shop"
      aria-label="Popular sizes"
      className="mt-3 flex flex-wrap items-center gap-2 text-sm"
    >
      <span className="text-ink-2">Popular:</span>
      {offered.map((size) => (
        <button
          key={size}
          type="submit"
          name="search"
          value={size}
          onClick={(event) => pick(event, size)}
          className={classes(
            'min-h-11 rounded-full border border-edge px-3.5 font-[600] hover:border-ink',
            'hover:bg-tint focus-visible:rounded-full md:min-h-9',
          )}
        >
          {size}
        </button>
      ))}
    </form>
  );
}
