/** The sentence for a password that was repeated otherwise. */
export const PASSWORDS_DIFFER = 'Passwords do not match';
