/** The brands offered by the home pages, the finder and the alternative listing, best known first. */
export const homeBrands = ['Michelin', 'Continental', 'Pirelli', 'Bridgestone', 'Goodyear'] as const;
