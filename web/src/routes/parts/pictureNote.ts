/** Stands below the pictures of a tyre, which are its model's. */
export const PICTURE_NOTE = 'The pictures show the model; the size on the sidewall may differ.';
