/**
 * A name as it appears in URLs: BFGoodrich is bfgoodrich, Maxxis Moto is maxxis-moto. Empty for a name without letters
 * or digits.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
