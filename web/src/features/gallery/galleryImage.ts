/** A picture of a gallery. */
export interface GalleryImage {
  url: string;
  alt: string;
}
