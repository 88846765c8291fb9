/** The note below a tyre's pictures, which show its model. */
export const PICTURE_NOTE = 'The pictures show the model; the size on the sidewall may differ.';
