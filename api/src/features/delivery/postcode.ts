import type { AddressCountry } from './delivery.enums.ts';

/** UK postcodes (BS 7666): area, district, sector, unit; with GIR 0AA. */
const UK =
  /^(?:GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))\d[ABD-HJLNP-UW-Z]{2})$/;
/** Irish Eircodes: a routing key of three, an identifier of four. */
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/;
const UK_INWARD = 3;
const EIRCODE_OUTWARD = 3;

/**
 * A postcode as it is written on a parcel: capitals, one space; null when it is none of its country.
 * @param text as typed: any case, any spaces.
 */
export function normalisePostcode(text: string, country: AddressCountry): string | null {
  const plain = text.toUpperCase().replace(/[\s.-]/g, '');
  if (country === 'IE')
    return EIRCODE.test(plain) ? `${plain.slice(0, EIRCODE_OUTWARD)} ${plain.slice(EIRCODE_OUTWARD)}` : null;
  if (!UK.test(plain)) return null;
  // Northern Ireland has one area of its own; its postcodes are nobody else's.
  if (plain.startsWith('BT') !== (country === 'NI')) return null;
  return `${plain.slice(0, -UK_INWARD)} ${plain.slice(-UK_INWARD)}`;
}

/** The letters a UK postcode begins with: MK of MK42 0AA. */
export function postcodeArea(postcode: string): string {
  return /^[A-Z]{1,2}/.exec(postcode.toUpperCase().trim())?.[0] ?? '';
}
