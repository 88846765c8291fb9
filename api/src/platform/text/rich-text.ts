import {
  isSafeLink,
  isSafePicture,
  LINK_REL,
  LINK_SCHEMES,
  RICH_TEXT,
  RICH_TEXT_EQUIVALENTS,
} from '@treadline/schema/input/rich-text';
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';

/** Elements removed together with their content, which was never meant as text. */
const DROPPED_WHOLE = [
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xmp',
];
/** Deeper than any genuine text, but cheap to walk through. */
const DEEPEST = 50;
/** The attribute without which an element is useless. */
const NEEDED: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** Whether the value is a valid number of cells or pixels. */
const isCount = (value: string | undefined): value is string => /^[1-9]\d{0,3}$/.test(value ?? '');

function link(tagName: string, { href = '' }: Tag['attribs']): Tag {
  return { tagName, attribs: isSafeLink(href) ? { href: href.trim(), rel: LINK_REL } : {} };
}

function picture(tagName: string, { src = '', alt = '', width, height }: Tag['attribs']): Tag {
  if (!isSafePicture(src)) return { tagName, attribs: {} };
  const attribs = { src, alt, ...(isCount(width) && isCount(height) ? { width, height } : {}) };
  return { tagName, attribs };
}

function cell(tagName: string, { colspan, rowspan }: Tag['attribs']): Tag {
  const spans = Object.entries({ colspan, rowspan }).filter(([, span]) => isCount(span) && span !== '1');
  return { tagName, attribs: Object.fromEntries(spans) as Tag['attribs'] };
}

const ALLOWED: IOptions = {
  allowedTags: Object.keys(RICH_TEXT),
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: DEEPEST,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(RICH_TEXT_EQUIVALENTS).map(([theirs, ours]) => [
        theirs,
        (): Tag => ({ tagName: ours, attribs: {} }),
      ]),
    ),
    a: link,
    img: picture,
    th: cell,
    td: cell,
  },
  // Removes the tag and keeps its text. Transforming it to a disallowed tag wouldn't work: the library then closes the
  // next element under that name.
  exclusiveFilter: ({ tag, attribs }) => {
    const needed = NEEDED[tag];
    return needed !== undefined && !attribs[needed] && 'excludeTag';
  },
};

/**
 * Cleans HTML: keeps the elements on the shop's list, and nothing else. Removing tags can leave neighbours that may not
 * contain each other, so it repeats until nothing changes.
 */
export function cleanRichText(html: string): string {
  const cleaned = sanitizeHtml(html, ALLOWED).trim();
  return cleaned === html ? cleaned : cleanRichText(cleaned);
}

/** Whether a cleaned text shows nothing: neither a word nor a picture. */
export function isBlankRichText(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
