import { countryLines, type Country } from './country.ts';

/** A person's address as stored: null for omitted parts, the postcode in capitals with one space. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postcode: string;
  readonly country: Country;
}

/** An address as written on a parcel. */
export interface PostalAddress extends Omit<Address, 'firstName' | 'lastName'> {
  readonly name: string;
}

/** The lines of an address, as on an envelope; only the name of a buyer who collects. */
export function addressLines({
  name,
  company,
  line1,
  line2,
  city,
  postcode,
  country,
}: PostalAddress): string[] {
  const place = line1 ? [line1, line2, city, postcode, countryLines[country]] : [];
  return [name, company, ...place].filter((line): line is string => Boolean(line));
}
