import type { FragmentType } from '@apollo/client';
import { tyreMarkings } from '@treadline/schema/trade/tyre/tyre-title';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '../../lib/paths/productPath.ts';
import { waitDays } from '../../lib/text/waitDays.ts';
import { classes } from '../../ui/base/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/tyre/Price.tsx';
import { Rating } from '../../ui/tyre/Rating.tsx';
import { SaleBadge } from '../../ui/tyre/SaleBadge.tsx';
import { SeasonMark } from '../../ui/tyre/SeasonMark.tsx';
import { StockBadge } from '../../ui/tyre/StockBadge.tsx';
import { TyreLabelChips } from '../../ui/tyre/TyreLabelChips.tsx';
import { CardTerms } from './CardTerms.tsx';
import { useProductCardFragment, type ProductCardFragment } from './ProductCard.generated.ts';

interface ProductCardProps {
  product: FragmentType<ProductCardFragment>;
  /** The prices of sets. */
  sets: ReactNode;
  /** The actions below the price. */
  action?: ReactNode;
  /** Whether another version is about to replace this one, so that nobody acts on it. */
  isChanging?: boolean;
  /** Actions beside the stock. */
  besideStock?: ReactNode;
  /** A choice of this model's versions in this size. */
  versions?: ReactNode;
  /** The control that opens the other pictures. It places itself over the picture. */
  pictures?: ReactNode;
  layout?: 'grid' | 'list';
  /** For cards on the first screen: fetches the picture eagerly. */
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/**
 * On a phone, the picture is beside name and price, with the rest below. On wider screens the parts of a grid card
 * are rows, and a card of the list has three columns: picture, description, price. The price shows right after the
 * name, but in the document it's next to its terms.
 */
const CARD =
  'relative grid gap-x-3 gap-y-1.5 rounded-lg border border-line bg-card p-3 max-md:grid-cols-[7rem_minmax(0,1fr)] ' +
  'md:gap-y-2 md:p-4';
const GRID_CARD = 'md:row-span-8 md:grid-rows-subgrid';
const LIST_CARD = 'md:grid-cols-[9rem_minmax(0,1fr)_14rem] md:gap-x-6';
const LIST_COLUMN = 'max-md:contents md:grid md:content-start md:gap-2';

/**
 * A tyre in a list. The catalogue doesn't know cart or wish list: the page that composes the card passes the actions
 * in (see `routes/parts/tyre/BuyableProductCard`). In a grid, the card takes its parts' heights from the row
 * (subgrid), so that names, prices and buttons align across it.
 */
export function ProductCard({
  product,
  sets,
  action,
  isChanging = false,
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
  // In a grid an empty part keeps its row, which other cards fill.
  const collapse = isList ? 'empty:hidden' : 'max-md:empty:hidden';
  const terms = (
    <>
      <CardTerms
        price={price}
        stock={stockQuantity}
        waitDays={waitDays(facts, 1)}
        fittingPrice={facts.fittingPrice}
        fittedFrom={facts.fittedFrom}
        sets={sets}
      />
      <StockBadge stock={stockQuantity} />
      {besideStock && <div className="relative z-10 justify-self-start">{besideStock}</div>}
    </>
  );
  return (
    <article className={classes(CARD, isList ? LIST_CARD : GRID_CARD)}>
      <div className="relative self-start overflow-clip rounded-md bg-stage max-md:row-span-4">
        <Picture
          src={facts.imageUrl}
          alt=""
          sizes={isList ? '8rem' : '(width < 48rem) 7rem, 14rem'}
          priority={priority}
          className="mx-auto aspect-square w-full max-w-64 object-contain p-[6%]"
        />
        {wasPrice !== null && <SaleBadge className="absolute top-2 left-2" />}
        {pictures}
      </div>
      <Column isList={isList}>
        <div className="min-w-0 max-md:col-start-2">
          <p className="text-xs font-[700] text-ink-2">{brand.name}</p>
          <Heading className="text-base leading-tight font-[680] font-stretch-[104%] md:text-lg">
            <Link
              to={productPath(facts)}
              aria-label={name}
              className="after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {/* A tyre whose name lacks the model's shows its own, so that visible text and accessible name
                  agree. */}
              {name.includes(model.name) ? model.name : name}
            </Link>
          </Heading>
          <p className="text-sm text-ink-2">{`${facts.size} ${tyreMarkings(facts)}`}</p>
          <SeasonMark tyre={facts} hasSnowflake={facts.threePeakSnowflake} />
        </div>
        <Rating rating={rating} count={reviewCount} className="order-2 self-start max-md:col-start-2" />
        <div className={classes('@container order-2 max-md:col-start-2', collapse)}>
          <TyreLabelChips {...facts} />
        </div>
        <div className={classes('relative z-10 order-3 max-md:col-span-2', collapse)}>{versions}</div>
      </Column>
      <Column isList={isList}>
        <Price
          price={price}
          was={wasPrice}
          suffix="each"
          stacked
          className="order-1 self-end max-md:col-start-2"
        />
        <div
          className={classes(
            'order-4 grid content-start gap-1.5 max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-end',
            'max-md:justify-between',
          )}
        >
          {terms}
        </div>
        {action && (
          <div
            inert={isChanging}
            aria-busy={isChanging || undefined}
            className={classes(
              'relative z-10 order-5 self-end max-md:col-span-2 max-md:flex max-md:items-center max-md:gap-3',
              isChanging && 'opacity-50',
            )}
          >
            {action}
          </div>
        )}
      </Column>
    </article>
  );
}

/** Parts that are a column of a card in the list, and rows of a card in the grid. */
function Column({ isList, children }: { isList: boolean; children: ReactNode }) {
  return isList ? <div className={LIST_COLUMN}>{children}</div> : children;
}
