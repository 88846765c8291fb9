import { FactSheet } from '../../features/product/FactSheet.tsx';
import { Prose } from '../../features/product/Prose.tsx';
import { ReviewList, ReviewVerdict } from '../../features/reviews/ReviewsPanel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { SheetLook, SheetTopProps } from './ProductSheet.tsx';

/** A product with one picture, its reviews and its price. */
export const classicSheet: SheetLook = {
  className: 'max-w-4xl!',
  Top: PictureAndVerdict,
  Description: ({ product }) => <Prose text={product.description} />,
  Reviews: ReviewList,
};

function PictureAndVerdict({ product, buyBox }: SheetTopProps) {
  const { imageUrl, images, model } = product;
  return (
    <div className="grid gap-6 pt-5 md:grid-cols-2 md:gap-8">
      <div className="grid content-start gap-6">
        <div className="overflow-clip rounded-lg bg-stage">
          <Picture
            src={imageUrl}
            alt={images[0]?.alt ?? ''}
            sizes="(width < 48rem) 100vw, 25rem"
            priority
            className="aspect-5/4 w-full object-contain p-2"
          />
        </div>
        <section aria-labelledby="verdict" className="grid gap-3">
          <h2 id="verdict" className="text-lg">
            What drivers say
          </h2>
          <ReviewVerdict model={model} />
        </section>
      </div>
      <div className="grid content-start gap-6">
        {buyBox}
        <FactSheet product={product} />
      </div>
    </div>
  );
}
