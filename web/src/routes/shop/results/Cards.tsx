import type { ListingView } from '../../../features/filters/listingState.ts';
import { CardGrid, LongCardGrid } from '../../../ui/base/CardGrid.tsx';
import type { ListedTyre } from '../query/listingFacts.ts';
import { VersionedCard } from './VersionedCard.tsx';

/** The pictures of the first row load eagerly. */
const PRIORITY_CARDS = 4;

interface CardsProps {
  items: readonly ListedTyre[];
  view: ListingView;
  /** The position of the first card in the page's list, if only those near the screen are rendered. */
  from?: number;
}

/** The tyres as cards, in a grid or a list. */
export function Cards({ items, view, from }: CardsProps) {
  const cards = items.map(({ product, versions }, index) => (
    <VersionedCard
      key={product.id}
      product={product}
      versions={versions}
      layout={view}
      headingLevel="h2"
      priority={(from ?? 0) + index < PRIORITY_CARDS}
    />
  ));
  if (view === 'grid')
    return from === undefined ? <LongCardGrid>{cards}</LongCardGrid> : <CardGrid>{cards}</CardGrid>;
  return (
    <ul className="grid">
      {cards.map((card) => (
        <li key={card.key} className="mb-2.5">
          {card}
        </li>
      ))}
    </ul>
  );
}
