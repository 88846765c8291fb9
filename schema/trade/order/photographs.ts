/** The most photographs for one return, claim or delivery. */
export const MOST_PHOTOGRAPHS = 6;
/** The maximum size of a file; photographs from phones have three to eight megabytes. */
export const MOST_MEGABYTES_OF_A_FILE = 10;
/** The types for a browser's file picker. HEIC is missing on purpose, because iPhones then provide a JPEG. */
export const PHOTOGRAPH_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
