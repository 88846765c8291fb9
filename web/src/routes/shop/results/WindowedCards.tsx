import type { ListingView } from '../../../features/filters/listingState.ts';
import type { ListedTyre } from '../query/listingFacts.ts';
import { Cards } from './Cards.tsx';
import { WindowedRows } from './WindowedRows.tsx';

interface WindowedCardsProps {
  items: readonly ListedTyre[];
  view: ListingView;
}

/** A long list of the listing's cards that renders only the rows near the screen. */
export function WindowedCards({ items, view }: WindowedCardsProps) {
  return (
    <WindowedRows count={items.length} view={view}>
      {(from, to) => <Cards items={items.slice(from, to)} view={view} from={from} />}
    </WindowedRows>
  );
}
