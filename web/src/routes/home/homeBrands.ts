/** The makes that the home page and its finder offer, best known first. */
export const homeBrands = ['Michelin', 'Continental', 'Pirelli', 'Bridgestone', 'Goodyear'] as const;
