import { countryLines, type Country } from './country.ts';

/** An address as it is written on a parcel. */
export interface PostalAddress {
  name: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  postcode: string;
  country: Country;
}

/** The lines of an address, as on an envelope. */
export function addressLines({
  name,
  company,
  line1,
  line2,
  city,
  postcode,
  country,
}: PostalAddress): string[] {
  return [name, company, line1, line2, city, postcode, countryLines[country]].filter((line): line is string =>
    Boolean(line),
  );
}
