import type { FragmentType } from '@apollo/client';
import { tyreMarkings } from '@treadline/schema/trade/tyre-title';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '../../lib/productPath.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { SaleBadge } from '../../ui/SaleBadge.tsx';
import { SeasonMark } from '../../ui/SeasonMark.tsx';
import { StockBadge } from '../../ui/StockBadge.tsx';
import { TyreLabelChips } from '../../ui/TyreLabelChips.tsx';
import { CardTerms } from './CardTerms.tsx';
import { useProductCardFragment, type ProductCardFragment } from './ProductCard.generated.ts';

interface ProductCardProps {
  product: FragmentType<ProductCardFragment>;
  /** What sets of it come to. */
  sets: ReactNode;
  /** The actions below the price. */
  action?: ReactNode;
  /** What can be done about its stock. */
  besideStock?: ReactNode;
  /** The choice among the versions of this model and size. */
  versions?: ReactNode;
  /** The control that opens its other pictures. */
  pictures?: ReactNode;
  layout?: 'grid' | 'list';
  /** For cards of the first screen: their picture is fetched at once. */
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/**
 * A tyre in a list. The catalogue knows neither cart nor wish list: the page that composes the card passes in
 * the actions (see `routes/parts/BuyableProductCard`). In a grid the card takes the heights of its parts from
 * the row (subgrid), so that names, prices and buttons align across it.
 */
export function ProductCard({
  product,
  sets,
  action,
  besideStock,
  versions,
  pictures,
  layout = 'grid',
  priority,
  headingLevel: Heading = 'h3',
}: ProductCardProps) {
  const facts = useProductCardFragment(product);
  const { brand, model, name, price, wasPrice, stockQuantity, rating, reviewCount } = facts;
  const isList = layout === 'list';
  const terms = (
    <>
      <CardTerms price={price} stock={stockQuantity} sets={sets} />
      <StockBadge stock={stockQuantity} />
      {besideStock && <div className="relative z-10 justify-self-start">{besideStock}</div>}
    </>
  );
  return (
    <article
      className={
        isList
          ? 'relative grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 rounded-lg border border-line bg-card ' +
            'p-3 md:grid-cols-[9rem_1fr_12rem] md:gap-x-6 md:p-4'
          : 'relative row-span-8 grid grid-rows-subgrid gap-y-2 rounded-lg border border-line bg-card p-2.5 md:p-4'
      }
    >
      <div className={`relative overflow-clip rounded-md bg-stage ${isList ? 'row-span-2 self-start' : ''}`}>
        <Picture
          src={facts.imageUrl}
          alt=""
          sizes={isList ? '8rem' : '(width < 48rem) calc(44vw - 2.25rem), 14rem'}
          priority={priority}
          className="mx-auto aspect-square w-full max-w-64 object-contain p-[6%]"
        />
        {wasPrice !== null && <SaleBadge className="absolute top-2 left-2" />}
        {pictures && <div className="absolute right-1 bottom-1 z-10">{pictures}</div>}
      </div>
      <div className="min-w-0">
        <p className="text-xs font-[700] text-ink-2">{brand.name}</p>
        <Heading className="text-base leading-tight font-[680] font-stretch-[104%] md:text-lg">
          <Link
            to={productPath(facts)}
            aria-label={name}
            className="after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {/* A tyre with a name of its own is shown by it: what is read and what is seen agree. */}
            {name.includes(model.name) ? model.name : name}
          </Link>
        </Heading>
        <p className="text-sm text-ink-2">
          {facts.size} {tyreMarkings(facts)}
        </p>
        <SeasonMark season={facts.season} hasSnowflake={facts.threePeakSnowflake} />
        {isList && <Details {...facts} />}
      </div>
      {!isList && <Rating rating={rating} count={reviewCount} />}
      {!isList && (
        <div className="@container">
          <TyreLabelChips {...facts} />
        </div>
      )}
      {(versions || !isList) && (
        <div className={`relative z-10 ${isList ? 'max-md:col-start-2' : ''}`}>{versions}</div>
      )}
      <div className={`grid content-end gap-1.5 ${isList ? 'max-md:col-start-2' : ''}`}>
        <Price price={price} was={wasPrice} suffix="each" stacked />
        {isList && terms}
      </div>
      {!isList && <div className="grid content-start gap-1.5">{terms}</div>}
      {action && (
        <div className={`relative z-10 self-end ${isList ? 'col-start-2 md:col-start-3' : ''}`}>{action}</div>
      )}
    </article>
  );
}

function Details({ rating, reviewCount, fuelEfficiency, wetGrip, noiseDb }: ProductCardFragment) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Rating rating={rating} count={reviewCount} />
      <TyreLabelChips fuelEfficiency={fuelEfficiency} wetGrip={wetGrip} noiseDb={noiseDb} />
    </div>
  );
}
