/** A picture of a gallery. */
export interface GalleryImage {
  url: string;
  alt: string;
}

/** How wide the gallery shows a picture, as in `sizes`: on a phone as wide as it is tall, four fifths of the column. */
export const GALLERY_SIZES = '(min-width: 80rem) 640px, (min-width: 48rem) 50vw, calc(80vw - 1.6rem)';
