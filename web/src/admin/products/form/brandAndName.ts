/** A model's brand and name, as typed in one text. */
interface BrandAndName {
  /** The slug of its brand; empty if it's a new one. */
  brand: string;
  /** The name of a new brand. */
  brandName: string;
  name: string;
}

/** Splits "Michelin Primacy 4+" into brand and name. Without a known brand, the first word is taken for a new one. */
export function brandAndName(typed: string, brands: readonly { slug: string; name: string }[]): BrandAndName {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const known = brands
    .filter(({ name }) => `${text.toLowerCase()} `.startsWith(`${name.toLowerCase()} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (known) return { brand: known.slug, brandName: '', name: text.slice(known.name.length).trim() };
  const [brandName = '', ...rest] = text.split(' ');
  return { brand: '', brandName, name: rest.join(' ') };
}
