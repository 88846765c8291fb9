import { letterHtml } from './letter/letter.html.ts';
import { letterText } from './letter/letter.text.ts';
import type { Letter, Letterhead, MailContent, MailTyre } from './letter/letter.ts';
import { unbroken } from './letter/letter.words.ts';

export function aLetterhead(overrides: Partial<Letterhead> = {}): Letterhead {
  return {
    shopName: 'Treadline',
    shopUrl: 'https://treadline.example',
    email: 'hello@treadline.example',
    phone: unbroken('01632 960 100'),
    companyName: 'Treadline Tyres Ltd',
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 89',
    address: ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'].map(unbroken),
    isDemonstration: false,
    ...overrides,
  };
}

export function aMailTyre(overrides: Partial<MailTyre> = {}): MailTyre {
  return {
    name: 'Michelin Pilot Sport 5 225/40 R18 92Y XL',
    size: '225/40 R18',
    quantity: 2,
    unitPrice: 10_449,
    lineTotal: 20_898,
    picture: '/uploads/products/pilot-sport-5-three-quarter-v1-320.jpg',
    label: { fuelEfficiency: 'C', wetGrip: 'A', noiseDb: 72, noiseClass: 'B' },
    ...overrides,
  };
}

/** A letter without any particular content. */
export function aLetter(overrides: Partial<Letter> = {}): MailContent {
  return ({ shopName }) => ({
    subject: 'Good news from the warehouse',
    preheader: 'It is about your tyres.',
    title: 'Good news',
    blocks: [{ kind: 'text', text: 'Your tyres are round and black.' }],
    reason: `You’re getting this email because you know ${shopName}.`,
    ...overrides,
  });
}

/** A mail as its recipient gets it. */
export function laidOut(
  content: MailContent,
  letterhead: Letterhead = aLetterhead(),
): { letter: Letter; html: string; text: string } {
  const letter = content(letterhead);
  return { letter, html: letterHtml(letter, letterhead), text: letterText(letter, letterhead) };
}

/** The visible text of the HTML, on one line. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** A text of several lines as one. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The targets of the links in the HTML. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
