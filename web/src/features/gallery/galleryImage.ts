/** A picture of a gallery. */
export interface GalleryImage {
  url: string;
  alt: string;
}

/** How wide the gallery shows a picture, as in the `sizes` attribute. */
export const GALLERY_SIZES = '(min-width: 80rem) 640px, (min-width: 48rem) 50vw, 100vw';
