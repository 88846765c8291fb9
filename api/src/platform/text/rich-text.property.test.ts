import { RICH_TEXT, RICH_TEXT_EQUIVALENTS } from '@treadline/schema/input/rich-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ATTACKS, liveParts } from '../../../test/fixtures/content/rich-text.ts';
import { cleanRichText } from './rich-text.ts';

/** Attributes for links and pictures: a few are safe, most aren't. */
const ATTRIBUTES = [
  '',
  ' href',
  ' name="top"',
  ...[
    '',
    '/returns',
    '#how',
    'https://example.org',
    'sms:+441632960001',
    'ftp://example.org',
    'javascript:alert(1)',
  ].map((href) => ` href="${href}"`),
  ...['/a.png', 'https://evil.example/a.png', 'data:image/png,'].map((src) => ` src="${src}"`),
  ' colspan="2"',
  ' style="color: red"',
];
const NAMES = [
  ...Object.keys(RICH_TEXT),
  ...Object.keys(RICH_TEXT_EQUIVALENTS),
  'div',
  'span',
  'font',
  'o:p',
  'no-tag',
  'center',
  'section',
  'button',
  'dl',
  'dd',
  // Repeated, because cleaning removes links and pictures most often.
  'a',
  'a',
  'a',
  'img',
  'img',
];
const VOID = new Set(['br', 'img']);

const words = fc.stringMatching(/^[a-z]{1,4}$/);
const openTag = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...ATTRIBUTES))
  .map(([name, attribute]) => `<${name}${attribute}>`);
const closeTag = fc.constantFrom(...NAMES).map((name) => `</${name}>`);

/** Tags in any order, closed or not, with words between them: the HTML, and its words. */
const soup = fc.array(fc.oneof(openTag, closeTag, words), { maxLength: 30 }).map((parts) => ({
  html: parts.join(''),
  said: parts.filter((part) => !part.startsWith('<')).join(''),
}));

/** The first nesting error of a text's tags; null if they're balanced. */
function unbalanced(html: string): string | null {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([^\s>/]+)[^>]*>/g)) {
    if (slash === '' && !VOID.has(name)) open.push(name);
    if (slash === '/' && open.pop() !== name) return `${tag} closes nothing`;
  }
  return open.length === 0 ? null : `<${open.join('><')}> is open`;
}

it('C-31 keeps every word of a text, closes each tag in its turn and is idempotent', () => {
  fc.assert(
    fc.property(soup, ({ html, said }) => {
      const cleaned = cleanRichText(html);
      expect(cleaned.replace(/<[^>]*>/g, ''), cleaned).toBe(said);
      expect(unbalanced(cleaned), cleaned).toBeNull();
      expect(liveParts(cleaned), cleaned).toEqual([]);
      expect(cleanRichText(cleaned)).toBe(cleaned);
    }),
    { numRuns: 500 },
  );
});

it('C-31 closes each tag in its turn and leaves nothing executable, whatever the input', () => {
  const anything = fc.array(
    fc.oneof(
      openTag,
      closeTag,
      fc.string(),
      fc.constantFrom('<', '>', '"', '<!--', '-->', '&lt;', ...ATTACKS),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anything, (parts) => {
      const cleaned = cleanRichText(parts.join(''));
      expect(unbalanced(cleaned), cleaned).toBeNull();
      expect(liveParts(cleaned), cleaned).toEqual([]);
      expect(cleanRichText(cleaned)).toBe(cleaned);
    }),
    { numRuns: 300 },
  );
});
