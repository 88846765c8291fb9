import { useState } from 'react';
import { GalleryDialog } from './GalleryDialog.tsx';
import type { GalleryImage } from './galleryImage.ts';

interface GalleryOverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  images: readonly GalleryImage[];
}

/** A product's pictures over the page, starting with the first and wrapping around. */
export function GalleryOverlay({ images, ...dialog }: GalleryOverlayProps) {
  const [selected, setSelected] = useState(0);
  const step = (by: 1 | -1) => setSelected((index) => (index + by + images.length) % images.length);
  return (
    <GalleryDialog {...dialog} images={images} selected={selected} onSelect={setSelected} onStep={step} />
  );
}
