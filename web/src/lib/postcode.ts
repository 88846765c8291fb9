/** Where the shop delivers: Great Britain, Ireland, Northern Ireland. */
export type Country = 'GB' | 'IE' | 'NI';

/** UK postcodes without their space (BS 7666): area, district, sector, unit. */
const UK_POSTCODE =
  /^(?:GIR0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))\d[ABD-HJLNP-UW-Z]{2})$/;
/** Irish Eircodes without their space: a routing key of three, an identifier of four. */
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{4}$/;

const UK_INWARD_LENGTH = 3;
const EIRCODE_IDENTIFIER_LENGTH = 4;

function plain(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** "sw1a1aa" is "SW1A 1AA", "d02af30" is "D02 AF30": capitals, and one space where it belongs. */
export function normalisePostcode(text: string, country: Country): string {
  const bare = plain(text);
  const endLength = country === 'IE' ? EIRCODE_IDENTIFIER_LENGTH : UK_INWARD_LENGTH;
  return bare.length > endLength ? `${bare.slice(0, -endLength)} ${bare.slice(-endLength)}` : bare;
}

/** Whether a UK postcode is one of Northern Ireland, which has one area of its own. */
export function isNorthernIrish(text: string): boolean {
  return plain(text).startsWith('BT') && UK_POSTCODE.test(plain(text));
}

/** Whether it is a postcode of the chosen country, an Eircode for Ireland. The API decides by the same rule. */
export function isPostcode(text: string, country: Country): boolean {
  if (country === 'IE') return EIRCODE.test(plain(text));
  return UK_POSTCODE.test(plain(text)) && isNorthernIrish(text) === (country === 'NI');
}
