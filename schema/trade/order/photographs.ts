/** How many photographs can be sent with one return, claim or delivery. */
export const MOST_PHOTOGRAPHS = 6;
/** The largest file that is taken; those of telephones have three to eight megabytes. */
export const MOST_MEGABYTES_OF_A_FILE = 10;
/** What a browser lets people choose. HEIC is left out on purpose: iPhones then hand over a JPEG. */
export const PHOTOGRAPH_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
