import type { Country } from './country.ts';

/** The message for a text that isn't a postcode of the chosen country. */
export const INVALID_POSTCODE = 'Please enter a valid postcode';

/** More characters than any postcode or Eircode has, including the space; the maximum of input fields. */
export const LONGEST_POSTCODE = 10;

const AREA_AND_DISTRICT =
  '[A-PR-UWYZ](?:\\d{1,2}|[A-HK-Y]\\d{1,2}|\\d[A-HJKPSTUW]|[A-HK-Y]\\d[ABEHMNPRVWXY])';
const SECTOR_AND_UNIT = '\\d[ABD-HJLNP-UW-Z]{2}';
/** UK postcodes without their space (BS 7666), with GIR 0AA. */
const UK_POSTCODE = /* @__PURE__ */ new RegExp(`^(?:GIR0AA|${AREA_AND_DISTRICT}${SECTOR_AND_UNIT})$`);
const DISTRICT = /* @__PURE__ */ new RegExp(`^${AREA_AND_DISTRICT}$`);
/** Irish Eircodes without their space: a routing key of three characters, an identifier of four. */
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{4}$/;

/** The number of characters after the space. */
const INWARD_LENGTHS: Readonly<Record<Country, number>> = { GB: 3, NI: 3, IE: 4 };
const NORTHERN_IRELAND = 'BT';

function bare(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** Whether a text is a postcode of Northern Ireland, which is a postcode area of its own. */
export function isNorthernIrish(text: string): boolean {
  return bare(text).startsWith(NORTHERN_IRELAND) && UK_POSTCODE.test(bare(text));
}

/**
 * Parses a typed postcode, in any case and spacing, to its normal form: capitals with one space; for Ireland an
 * Eircode. Null if the text isn't a postcode of the country.
 */
export function readPostcode(text: string, country: Country): string | null {
  const isOfCountry =
    country === 'IE'
      ? EIRCODE.test(bare(text))
      : UK_POSTCODE.test(bare(text)) && isNorthernIrish(text) === (country === 'NI');
  return isOfCountry ? formatPostcode(text, country) : null;
}

/** Formats what has been typed so far, in capitals with the space where it belongs: "sw1a1aa" is "SW1A 1AA". */
export function formatPostcode(text: string, country: Country): string {
  const inwardLength = INWARD_LENGTHS[country];
  const characters = bare(text);
  return characters.length > inwardLength
    ? `${characters.slice(0, -inwardLength)} ${characters.slice(-inwardLength)}`
    : characters;
}

/**
 * The first half of a UK postcode, which is its district: MK42 from "mk42 0aa" or "MK42". Null if the text is neither
 * a whole postcode nor a first half.
 */
export function postcodeDistrict(text: string): string | null {
  const characters = bare(text);
  if (DISTRICT.test(characters)) return characters;
  return UK_POSTCODE.test(characters) ? characters.slice(0, -INWARD_LENGTHS.GB) : null;
}

/** The letters a UK postcode begins with: MK from MK42 0AA. */
export function postcodeArea(postcode: string): string {
  return /^[A-Z]{1,2}/.exec(postcode.toUpperCase().trim())?.[0] ?? '';
}
