/** How long a carousel stands still between two slides, and a hero between two of its. */
export const SECONDS_A_SLIDE = 5;
export const SECONDS_A_HERO = 6;
