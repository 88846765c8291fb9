import { Link } from 'react-router-dom';
import { Gallery } from '../../features/gallery/Gallery.tsx';
import { ProductTitle } from '../../features/product/ProductTitle.tsx';
import { modelPath } from '../../lib/paths/productPath.ts';
import { brandPath } from '../../lib/paths/tyrePaths.ts';
import { SeasonMark } from '../../ui/tyre/SeasonMark.tsx';
import type { ModernProductQuery } from './ProductEditions.generated.ts';

const BADGE = 'rounded-full border border-on-asphalt/35 px-3 py-1.5 font-[650]';

/** A product's pictures, name, and badges for model and season, on a dark background. */
export function ModernHero({ product }: { product: NonNullable<ModernProductQuery['product']> }) {
  const { name, brand, model, threePeakSnowflake, images } = product;
  return (
    <div className="grid items-center gap-6 py-6 asphalt md:grid-cols-[20rem_1fr] md:gap-8">
      <div className="min-w-0 rounded-lg bg-card p-3 text-ink">
        <Gallery images={images} title={name} />
      </div>
      <div className="grid min-w-0 content-center gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Link to={modelPath(model, product)} className={`${BADGE} text-xs hover:bg-on-asphalt/15`}>
            <span className="sr-only">Model: </span>
            {model.name}
          </Link>
          <SeasonMark tyre={product} hasSnowflake={threePeakSnowflake} className={BADGE} />
        </div>
        <ProductTitle name={name} modelName={model.fullName} className="text-2xl xl:text-3xl" />
        <p className="text-sm text-on-asphalt-2">
          A tyre by{' '}
          <Link to={brandPath(brand.name)} className="underline underline-offset-4 hover:text-on-asphalt">
            {brand.name}
          </Link>
        </p>
      </div>
    </div>
  );
}
