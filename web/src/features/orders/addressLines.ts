import type { AddressCountry } from '../../apollo/schema.generated.ts';

/** An address as an order keeps it. */
export interface WrittenAddress {
  name: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  postcode: string;
  country: AddressCountry;
}

const COUNTRIES: Record<AddressCountry, string> = {
  GB: 'United Kingdom',
  NI: 'Northern Ireland, United Kingdom',
  IE: 'Ireland',
};

/** The lines of an address, as on an envelope. */
export function addressLines({
  name,
  company,
  line1,
  line2,
  city,
  postcode,
  country,
}: WrittenAddress): string[] {
  return [name, company, line1, line2, city, postcode, COUNTRIES[country]].filter((line): line is string =>
    Boolean(line),
  );
}
