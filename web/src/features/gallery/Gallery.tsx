import { useState } from 'react';
import { preloadOverlay } from '../../ui/overlay/Overlay.tsx';
import { GalleryDialog } from './GalleryDialog.tsx';
import type { GalleryImage } from './galleryImage.ts';
import { GallerySlides } from './GallerySlides.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { stepOnArrowKeys } from './stepOnArrowKeys.ts';

interface GalleryProps {
  images: readonly GalleryImage[];
  /** The pictures' subject, for example the product's name. */
  title: string;
  /** Something to know about the pictures. */
  note?: string | null;
}

/** Shown if a product has no picture. */
const NO_PICTURE = { url: '', alt: 'Picture coming soon' };

/** A product's pictures: one large, all as thumbnails, and full screen for a closer look. */
export function Gallery({ images, title, note }: GalleryProps) {
  const [selected, setSelected] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const shown = images.length > 0 ? images : [NO_PICTURE];
  const step = (by: 1 | -1) => setSelected((index) => (index + by + shown.length) % shown.length);

  return (
    <div role="group" aria-label="Pictures" onPointerEnter={preloadOverlay}>
      <div onKeyDown={stepOnArrowKeys(step)} className="grid gap-3">
        <GallerySlides
          images={shown}
          selected={selected}
          onSelect={setSelected}
          onEnlarge={() => setIsEnlarged(true)}
        />
        <GalleryThumbnails images={shown} selected={selected} onSelect={setSelected} />
        {note && <p className="text-xs text-ink-2 max-md:hidden">{note}</p>}
      </div>
      <GalleryDialog
        open={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        title={title}
        images={shown}
        selected={selected}
        onSelect={setSelected}
        onStep={step}
      />
    </div>
  );
}
