import {
  isSafeLink,
  isSafePicture,
  LINK_REL,
  LINK_SCHEMES,
  RICH_TEXT,
  RICH_TEXT_EQUIVALENTS,
} from '@treadline/schema/input/rich-text';
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';

/** Elements that go with all they contain: what stands in them was never meant to be read as text. */
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
/** Deeper than any text, shallower than what would be work to walk through. */
const DEEPEST = 50;
/** The attribute without which an element has no use. */
const NEEDED: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** Only what an attribute of this kind can mean: a number of cells or pixels. */
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
  // Takes the tag away and leaves its text. A transformation to a tag that isn't allowed would not do: the library
  // then closes the next element under that name.
  exclusiveFilter: ({ tag, attribs }) => {
    const needed = NEEDED[tag];
    return needed !== undefined && !attribs[needed] && 'excludeTag';
  },
};

/**
 * Cleans HTML that somebody wrote: what stands on the shop's list of elements stays, and nothing else. Tags taken away
 * can leave neighbours that may not contain each other, so it cleans until nothing changes any more.
 */
export function cleanRichText(html: string): string {
  const cleaned = sanitizeHtml(html, ALLOWED).trim();
  return cleaned === html ? cleaned : cleanRichText(cleaned);
}

/** Whether a cleaned text shows nothing: neither a word nor a picture. */
export function isBlankRichText(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
