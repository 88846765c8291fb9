/**
 * The elements allowed in texts that staff write, each with its attributes. The API cleans stored texts by this list,
 * and the editor offers and keeps nothing else.
 */
export const RICH_TEXT: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  strong: [],
  em: [],
  code: [],
  a: ['href', 'rel'],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height'],
};

/** Elements from other programs, with their equivalents in the list. */
export const RICH_TEXT_EQUIVALENTS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** The schemes allowed in links, besides paths of the shop. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
/** Added to every link, so that the page it opens can't control ours. */
export const LINK_REL = 'noopener';

/** A placeholder for a value of the settings, such as {{returnDays}}. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** The only placeholders that are whole links: their values start with tel: */
const LINK_PLACEHOLDER = /^\{\{\s*(?:phoneLink|secondPhoneLink)\s*\}\}$/;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// Browsers drop control characters from addresses and read a backslash as a slash, so that either could hide a scheme.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\\]/;

/** The part of an address before the first slash, ? or #, where a colon marks a scheme. */
const startOf = (address: string): string => address.split(/[/?#]/, 1)[0] ?? '';

/**
 * Whether a text can link to an address: a path of the shop, a place on the page, or an address with an allowed
 * scheme. A placeholder can't be where its value would decide the scheme.
 */
export function isSafeLink(typed: string): boolean {
  const address = typed.trim();
  if (address === '' || DECEPTIVE.test(address)) return false;
  if (LINK_PLACEHOLDER.test(address)) return true;
  const [, scheme] = SCHEME.exec(address) ?? [];
  if (scheme !== undefined) return LINK_SCHEMES.includes(scheme.toLowerCase());
  return !address.startsWith('//') && !/[:{]/.test(startOf(address));
}

/** Whether a text can show a picture: only the shop's own, given by path. */
export function isSafePicture(typed: string): boolean {
  return /^\/(?!\/)[^\s\\{}]*$/.test(typed);
}
