/** A brand's name in addresses: BFGoodrich is bfgoodrich, Maxxis Moto is maxxis-moto. */
export const brandSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
