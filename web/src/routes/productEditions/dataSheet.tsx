import { GalleryButton } from '../../features/gallery/GalleryButton.tsx';
import { FactSheet } from '../../features/product/FactSheet.tsx';
import { TyreLabelButton } from '../../features/product/TyreLabelButton.tsx';
import { ReviewsPanel } from '../../features/reviews/ReviewsPanel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PICTURE_NOTES } from '../parts/tyre/pictureNote.ts';
import { MarkedProse } from '../product/details/MarkedProse.tsx';
import type { SheetLook, SheetTopProps } from './ProductSheet.tsx';

/** A product as a data sheet, to read or print. */
export const dataSheet: SheetLook = {
  className: '',
  Top: ThreeColumns,
  Description: ({ product }) => <MarkedProse {...product} text={product.description} />,
  Reviews: ReviewsPanel,
};

function ThreeColumns({ product, buyBox }: SheetTopProps) {
  const { imageUrl, images } = product;
  return (
    <div className="mt-5 grid overflow-clip rounded-lg border border-line bg-card lg:grid-cols-[19rem_1fr_22rem]">
      <div className="grid content-start gap-3 p-4 md:p-5">
        <div className="relative overflow-clip rounded-md bg-stage">
          <Picture
            src={imageUrl}
            alt={images[0]?.alt ?? ''}
            sizes="(width < 64rem) 20rem, 17rem"
            priority
            className="mx-auto aspect-square w-full max-w-80 object-contain"
          />
          <div className="absolute right-1 bottom-1">
            <GalleryButton product={product} className="text-ink halo" />
          </div>
        </div>
        <p className="text-xs text-ink-2">{PICTURE_NOTES[product.pictureSource]}</p>
        <TyreLabelButton product={product} />
      </div>
      <div className="border-line p-4 max-lg:border-t md:p-5 lg:border-x">
        <h2 className="pb-2 text-lg">Tyre data</h2>
        <FactSheet product={product} />
      </div>
      <div className="grid content-start gap-5 border-line p-4 max-lg:border-t md:p-5">{buyBox}</div>
    </div>
  );
}
