/** The message for a repeated password that differs. */
export const PASSWORDS_DIFFER = 'Passwords do not match';
