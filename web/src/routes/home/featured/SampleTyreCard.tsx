import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Rating } from '../../../ui/tyre/Rating.tsx';
import type { SampleTyre } from './sampleTyres.ts';

/** An example instead of a product card. It links to the shop and can't be bought. */
export function SampleTyreCard({ id, slug, name, brand, size, price, rating, image }: SampleTyre) {
  const headingId = `${slug}-${id}`;
  return (
    <article
      aria-labelledby={headingId}
      className={classes(
        'relative grid content-start gap-x-3 gap-y-2 rounded-lg border border-line bg-card p-3',
        'max-md:grid-cols-[7rem_minmax(0,1fr)] md:row-span-8 md:p-4 max-md:[&>:not(:first-child)]:col-start-2',
      )}
    >
      <div className="self-start rounded-md bg-stage max-md:row-span-3">
        <Picture
          src={image}
          alt=""
          sizes="(width < 48rem) 7rem, 10.5rem"
          className="mx-auto aspect-square w-full max-w-52 object-contain p-[10%]"
        />
      </div>
      <div>
        <p className="text-xs font-[700] text-ink-2">{brand}</p>
        <h3 id={headingId} className="text-base leading-tight font-[680] font-stretch-[104%] md:text-lg">
          <Link to="/shop" className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{size}</p>
      </div>
      <Rating rating={rating} count={0} />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-[780] font-stretch-[104%]">{price}</span>
        <span className="text-xs text-ink-2">example price</span>
      </p>
    </article>
  );
}
