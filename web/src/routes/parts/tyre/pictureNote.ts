import type { PictureSource } from '../../../apollo/schema.generated.ts';

/** The note below a tyre's pictures, which can differ from the tyre; null if they show that very tyre. */
export const PICTURE_NOTES: Readonly<Record<PictureSource, string | null>> = {
  PRODUCT: null,
  MODEL: 'The pictures show the model; its shape differs a little from size to size.',
  DRAWING: 'These are our own drawings; the tread of the tyre can look different.',
};
