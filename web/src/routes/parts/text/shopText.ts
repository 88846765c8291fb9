import { anchor, plainText } from '../../../lib/text/articleHtml.ts';

/** A heading of the third level with what's below it. */
export interface TextCard {
  title: string;
  /** A first line in bold, such as a price or a number of days. */
  fact: string | null;
  html: string;
  /** A last line that is only a link. */
  link: TextLink | null;
}

export interface TextLink {
  to: string;
  label: string;
}

export type TextBlock =
  | { kind: 'html'; html: string }
  | { kind: 'cards'; cards: TextCard[] }
  | { kind: 'links'; links: TextLink[] }
  /** A line that is only a name in double braces. */
  | { kind: 'part'; name: string };

/** A heading of the second level with what's below it. */
export interface TextSection {
  id: string;
  title: string;
  blocks: TextBlock[];
}

interface ShopText {
  /** The first paragraph; empty if the text starts otherwise. */
  lead: string;
  /** The blocks above the first heading, without the lead. */
  blocks: TextBlock[];
  sections: TextSection[];
}

const TAG = /<(\/?)([a-z0-9]+)[^>]*>/g;
const VOID = new Set(['br', 'img']);
const PART = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/;
const BOLD = /^<strong>(.*)<\/strong>$/s;
const LINKS = /^(?:\s*<a [^>]*>[^<]*<\/a>)+\s*$/;
const LINK = /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g;

interface TopElement {
  name: string;
  /** Its content. */
  inner: string;
  /** All of it. */
  html: string;
}

/** The elements that aren't inside others. The API's HTML is well-formed. */
export function topElements(html: string): TopElement[] {
  const elements: TopElement[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (VOID.has(name)) continue;
    if (slash === '') {
      if (depth === 0) start = index;
      depth += 1;
    } else if ((depth -= 1) === 0) {
      const whole = html.slice(start, index + tag.length);
      elements.push({ name, inner: whole.slice(whole.indexOf('>') + 1, -tag.length), html: whole });
    }
  }
  return elements;
}

const linksIn = (inner: string): TextLink[] | null =>
  LINKS.test(inner)
    ? [...inner.matchAll(LINK)].map(([, to = '', label = '']) => ({
        to: plainText(to),
        label: plainText(label),
      }))
    : null;

function addTo(blocks: TextBlock[], { name, inner, html }: TopElement): void {
  const last = blocks.at(-1);
  const part = name === 'p' ? PART.exec(inner)?.[1] : undefined;
  const card = last?.kind === 'cards' ? last.cards.at(-1) : undefined;
  const links = name === 'p' ? linksIn(inner) : null;
  if (part !== undefined) blocks.push({ kind: 'part', name: part });
  else if (name === 'h3') addCard(blocks, plainText(inner));
  else if (card && links?.length === 1 && !card.link) card.link = links[0] ?? null;
  else if (links) blocks.push({ kind: 'links', links });
  else if (card) addToCard(card, html, name === 'p' ? BOLD.exec(inner)?.[1] : undefined);
  else if (last?.kind === 'html') last.html += html;
  else blocks.push({ kind: 'html', html });
}

function addCard(blocks: TextBlock[], title: string): void {
  const card: TextCard = { title, fact: null, html: '', link: null };
  const last = blocks.at(-1);
  if (last?.kind === 'cards') last.cards.push(card);
  else blocks.push({ kind: 'cards', cards: [card] });
}

function addToCard(card: TextCard, element: string, bold: string | undefined): void {
  if (bold !== undefined && card.fact === null && card.html === '') card.fact = plainText(bold);
  else card.html += element;
}

/**
 * Reads the HTML of a shop's text: headings of the second level begin sections, those of the third are cards side by
 * side, a line of links is buttons, and a name in double braces on its own line is a part that the page draws.
 */
export function readShopText(html: string): ShopText {
  const text: ShopText = { lead: '', blocks: [], sections: [] };
  const ids = new Set<string>();
  for (const element of topElements(html)) {
    const { name, inner } = element;
    const section = text.sections.at(-1);
    if (name === 'h2')
      text.sections.push({ id: freeId(ids, plainText(inner)), title: plainText(inner), blocks: [] });
    else if (section) addTo(section.blocks, element);
    else if (name === 'p' && text.lead === '' && text.blocks.length === 0 && !PART.test(inner))
      text.lead = inner;
    else addTo(text.blocks, element);
  }
  return text;
}

/** The anchor of a heading, with a number if the page has it already. */
export function freeId(taken: Set<string>, title: string): string {
  const wanted = anchor(title) || 'part';
  let id = wanted;
  for (let more = 2; taken.has(id); more += 1) id = `${wanted}-${more}`;
  taken.add(id);
  return id;
}
