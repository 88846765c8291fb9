/** The note below a tyre's pictures, which are of its model. */
export const PICTURE_NOTE = 'The pictures show the model; its shape differs a little from size to size.';
