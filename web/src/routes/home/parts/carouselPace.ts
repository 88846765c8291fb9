/** How long each slide of a carousel shows, and each slide of a hero. */
export const SECONDS_A_SLIDE = 5;
export const SECONDS_A_HERO = 6;
