/** The brands that the home pages, the finder and the alternative listing offer, best known first. */
export const homeBrands = ['Michelin', 'Continental', 'Pirelli', 'Bridgestone', 'Goodyear'] as const;
