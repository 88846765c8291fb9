const MAX_NOTE = 2_000;
/** The rule for the text of an internal note. */
export const NOTE = {
  required: 'Please write the note',
  maxLength: MAX_NOTE,
  message: `Please keep the note to ${MAX_NOTE} characters`,
};
