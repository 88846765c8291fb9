import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { preloadOverlay } from '../../ui/overlay/Overlay.tsx';
import { SpriteIcon } from '../../ui/tyre/Sprite.tsx';
import type { GalleryImage } from './galleryImage.ts';

const loadOverlay = () => import('./GalleryOverlay.tsx');
const LazyOverlay = lazy(async () => ({ default: (await loadOverlay()).GalleryOverlay }));

interface GalleryButtonProps {
  images: readonly GalleryImage[];
  /** The pictures' subject, for example the product's name. */
  title: string;
  className?: string;
}

/** Opens a product's pictures over the page, if it has several. */
export function GalleryButton({ images, title, className }: GalleryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (images.length < 2) return null;

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <IconButton
        label={`Pictures of ${title}`}
        icon={<SpriteIcon name="images" className="size-4.5" />}
        aria-haspopup="dialog"
        onPointerEnter={preloadOverlay}
        onClick={open}
        className={className}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <LazyOverlay open={isOpen} onClose={() => setIsOpen(false)} title={title} images={images} />
        </Suspense>
      )}
    </>
  );
}
