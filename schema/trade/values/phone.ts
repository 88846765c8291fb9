/** The longest telephone number we store, in characters. */
export const MAX_PHONE_LENGTH = 30;

const UK_CODE = '+44';

/** The link that dials a UK telephone number: 01632 960 100 becomes tel:+441632960100. */
export function phoneLink(phone: string): string {
  return `tel:${UK_CODE}${phone.replace(/\D/g, '').replace(/^0/, '')}`;
}
