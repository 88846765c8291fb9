import { CardGrid } from '../../../ui/base/CardGrid.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { BuyableProductCard } from '../../parts/tyre/BuyableProductCard.tsx';
import type { OldShopListingQuery } from './OldListing.generated.ts';

export type OldTyre = OldShopListingQuery['products']['items'][number];

/** The pictures of the first row load eagerly. */
const PRIORITY_CARDS = 5;

interface OldCardsProps {
  /** The tyres in order; undefined for those not loaded yet. */
  slots: readonly (OldTyre | undefined)[];
  /** The position of the first one in the whole list. */
  from?: number;
}

/** The tyres as cards, with placeholders for those not loaded yet. */
export function OldCards({ slots, from = 0 }: OldCardsProps) {
  return (
    <CardGrid>
      {slots.map((tyre, index) =>
        tyre ? (
          <BuyableProductCard
            key={tyre.id}
            product={tyre}
            headingLevel="h2"
            priority={from + index < PRIORITY_CARDS}
          />
        ) : (
          <Skeleton key={`slot ${from + index}`} className="row-span-8 h-[22rem] rounded-lg md:h-[29rem]" />
        ),
      )}
    </CardGrid>
  );
}
