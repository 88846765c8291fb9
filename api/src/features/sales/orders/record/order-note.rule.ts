const MAX_NOTE = 2_000;
/** A note for the others in the shop. */
export const NOTE = {
  required: 'Please write the note',
  maxLength: MAX_NOTE,
  message: `Please keep the note to ${MAX_NOTE} characters`,
};
