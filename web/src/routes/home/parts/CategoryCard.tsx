import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';

interface CategoryCardProps {
  to: string;
  category: TyreCategory;
  /** The category's vehicles, in a few words. */
  vehicles: string;
  /** The number of tyres; omitted if unknown. */
  count?: number;
  /** The price is in pence. */
  cheapest?: { price: number; imageUrl: string };
}

/** A category of tyres, linked to its listing. */
export function CategoryCard({ to, category, vehicles, count, cheapest }: CategoryCardProps) {
  return (
    <article
      className={classes(
        'relative grid h-full grid-cols-[1fr_38%] overflow-clip rounded-lg border border-line bg-card',
        'md:max-lg:grid-cols-1 md:max-lg:grid-rows-[auto_1fr]',
      )}
    >
      <div className="grid content-center gap-1 p-4 md:content-start lg:content-center lg:p-5">
        <h3 className="text-lg">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {categoryLabels[category]}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{vehicles}</p>
        {count !== undefined && cheapest && (
          <p className="mt-2 text-sm font-[650]">
            {formatCount(count)} tyres from {formatPrice(cheapest.price)}
          </p>
        )}
      </div>
      <div className="grid place-items-center bg-stage p-2 md:max-lg:order-first">
        <Picture
          src={cheapest?.imageUrl}
          alt=""
          sizes="10rem"
          className="aspect-square w-full max-w-40 object-contain"
        />
      </div>
    </article>
  );
}
