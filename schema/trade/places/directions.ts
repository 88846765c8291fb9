/** A link to directions to an address on OpenStreetMap. */
export const directionsUrl = (address: string): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`;
