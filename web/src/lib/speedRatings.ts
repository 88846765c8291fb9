/** Kilometres an hour of each speed rating, from UN Regulation 30; Z says only "above 240". */
export const SPEEDS_KMH: Readonly<Record<string, number>> = {
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  Z: 240,
  W: 270,
  Y: 300,
};

/** Kilometres an hour that a rating allows; brackets, as in (Y), mean "over". Undefined for text that is no rating. */
export function speedKmh(rating: string): number | undefined {
  return SPEEDS_KMH[rating.replace(/[()]/g, '').toUpperCase()];
}
