export interface GalleryImage {
  url: string;
  alt: string;
}

/** A gallery picture's width, as in `sizes`. On a phone it's as wide as it's tall, four fifths of the column. */
export const GALLERY_SIZES = '(min-width: 80rem) 640px, (min-width: 48rem) 50vw, calc(80vw - 1.6rem)';
