import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { preloadOverlay } from '../../ui/overlay/Overlay.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { SpriteIcon } from '../../ui/tyre/Sprite.tsx';
import {
  useAskProductPictures,
  useGalleryButtonFragment,
  type GalleryButtonFragment,
} from './GalleryButton.generated.ts';
import type { GalleryImage } from './galleryImage.ts';

const loadOverlay = () => import('./GalleryOverlay.tsx');
const LazyOverlay = lazy(async () => ({ default: (await loadOverlay()).GalleryOverlay }));

interface GalleryButtonProps {
  product: FragmentType<GalleryButtonFragment>;
  className?: string;
}

/** Opens a product's pictures over the page, if it has several. They're queried when the pointer nears the button. */
export function GalleryButton({ product, className }: GalleryButtonProps) {
  const { id, name, imageCount } = useGalleryButtonFragment(product);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [images, setImages] = useState<readonly GalleryImage[]>();
  const ask = useAskProductPictures('cache-first');
  if (imageCount < 2) return null;

  function prepare() {
    preloadOverlay();
    ask({ ids: [id] }).catch(() => undefined);
  }

  async function open() {
    setIsBusy(true);
    try {
      const [found] = (await ask({ ids: [id] }))?.productsByIds ?? [];
      if (!found) return toast('This tyre is no longer sold.');
      setImages(found.images);
      setIsOpen(true);
    } catch (error) {
      toastFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <IconButton
        label={`Pictures of ${name}`}
        icon={<SpriteIcon name="images" className="size-4.5" />}
        aria-haspopup="dialog"
        busy={isBusy}
        onPointerEnter={prepare}
        onClick={() => void open()}
        className={className}
      />
      {images && (
        <Suspense fallback={null}>
          <LazyOverlay open={isOpen} onClose={() => setIsOpen(false)} title={name} images={images} />
        </Suspense>
      )}
    </>
  );
}
