import { Link } from 'react-router-dom';
import { productPath } from '../../../lib/paths/productPath.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useHomeFeatured } from '../featured/useHomeFeatured.ts';

/**
 * The first featured tyre, large. Hidden on small screens to leave room for the content beside it.
 * @param limit the number of featured tyres on the page, so that both share one request.
 */
export function HeroTyre({ limit }: { limit?: number }) {
  const { products } = useHomeFeatured(limit);
  const tyre = products?.[0];
  if (!tyre) return null;
  return (
    <figure className="relative hidden lg:block">
      <Picture
        src={tyre.imageUrl}
        alt=""
        sizes="(width < 64rem) 1px, 30rem"
        priority
        className="absolute inset-x-0 top-0 h-[calc(100%-1.5rem)] w-full scale-106 object-contain"
      />
      <figcaption className="absolute right-0 bottom-0 text-xs">
        <Link
          to={productPath(tyre)}
          className="text-on-asphalt-2 underline underline-offset-4 hover:text-on-asphalt"
        >
          {tyre.name}
        </Link>
      </figcaption>
    </figure>
  );
}
