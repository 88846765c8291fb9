import { Maximize2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { GALLERY_SIZES, type GalleryImage } from './galleryImage.ts';
import { Magnifier } from './Magnifier.tsx';

interface GallerySlidesProps {
  images: readonly GalleryImage[];
  selected: number;
  onSelect: (index: number) => void;
  onEnlarge: () => void;
}

/** The pictures side by side, one in view: swipe on a phone, hover to magnify, click to enlarge. */
export function GallerySlides({ images, selected, onSelect, onEnlarge }: GallerySlidesProps) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    current.scrollTo({ left: selected * current.clientWidth });
    // Move the focus too, so that it's never on a picture out of view.
    if (current.contains(document.activeElement))
      current.querySelectorAll('button')[selected]?.focus({ preventScroll: true });
  }, [selected]);

  function onScrollEnd() {
    if (!strip.current) return;
    onSelect(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
  }

  return (
    <ul
      ref={strip}
      onScrollEnd={onScrollEnd}
      className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto rounded-lg motion-safe:scroll-smooth"
    >
      {images.map(({ url, alt }, index) => (
        <li key={url} className="w-full shrink-0 snap-center">
          <button
            type="button"
            tabIndex={index === selected ? 0 : -1}
            onFocus={() => onSelect(index)}
            onClick={onEnlarge}
            className={classes(
              'relative block w-full cursor-zoom-in rounded-lg focus-visible:rounded-lg',
              'focus-visible:-outline-offset-4',
            )}
          >
            <span className="sr-only">Enlarge: </span>
            <Magnifier src={url}>
              <Picture
                src={url}
                alt={alt}
                priority={index === 0}
                sizes={GALLERY_SIZES}
                className="block aspect-5/4 w-full bg-stage object-contain md:aspect-square"
              />
            </Magnifier>
            <span
              aria-hidden="true"
              className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-card text-ink"
            >
              <Maximize2 className="size-5" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
