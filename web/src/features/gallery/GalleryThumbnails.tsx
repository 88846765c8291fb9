import { classes } from '../../ui/base/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { GalleryImage } from './galleryImage.ts';

interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  selected: number;
  onSelect: (index: number) => void;
  className?: string;
}

/** Thumbnails for choosing the large picture. */
export function GalleryThumbnails({ images, selected, onSelect, className = '' }: GalleryThumbnailsProps) {
  if (images.length < 2) return null;
  return (
    <ul aria-label="Views" className={`flex gap-2 ${className}`}>
      {images.map(({ url, alt }, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`View ${index + 1}: ${alt}`}
            aria-current={index === selected || undefined}
            onClick={() => onSelect(index)}
            className={classes(
              'block size-13 overflow-clip rounded-md border-2 border-transparent bg-stage p-1',
              'hover:border-edge focus-visible:rounded-md aria-[current=true]:border-ink md:size-18',
            )}
          >
            <Picture src={url} alt="" sizes="64px" className="size-full object-contain" />
          </button>
        </li>
      ))}
    </ul>
  );
}
