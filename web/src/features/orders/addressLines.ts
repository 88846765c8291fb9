import { countryLines, type Country } from '@treadline/schema/trade/country';

/** An address as an order keeps it. */
export interface WrittenAddress {
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
}: WrittenAddress): string[] {
  return [name, company, line1, line2, city, postcode, countryLines[country]].filter((line): line is string =>
    Boolean(line),
  );
}
