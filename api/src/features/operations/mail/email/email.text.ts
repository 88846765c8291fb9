import { formatPrice } from '@treadline/schema/trade/values/money';
import type { Block, Email, Letterhead, PageLink } from './email.ts';
import { labelText, sumText, unitsText } from './email.words.ts';
import { companyLines } from './letterhead.ts';

type Kind = Exclude<Block, string>['kind'];
type BlockOf<Name extends Kind> = Extract<Block, { kind: Name }>;

const LINE_LENGTH = 72;

/** Joins text into one line, so that no user's text can pass for a line of the email. */
const oneLine = (text: string): string => text.replace(/(?:[^\S\u00a0]|\p{Cc})+/gu, ' ').trim();

/** Wraps lines between words. URLs and text joined by non-breaking spaces stay whole. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const word of oneLine(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

/** An underlined heading. */
const headed = (title: string): string =>
  `${wrapped(title)}\n${'-'.repeat(Math.min(title.length, LINE_LENGTH))}`;

function pageText({ label, url }: PageLink): string {
  return `${oneLine(label)}:\n${url}`;
}

const LAYOUT: { readonly [Name in Kind]: (block: BlockOf<Name>) => string } = {
  button: pageText,
  link: pageText,
  code: ({ code }) => `    ${code}`,
  facts: ({ facts }) => facts.map(([name, value]) => wrapped(`${name}: ${value}`)).join('\n'),
  tyres: ({ tyres }) =>
    tyres
      .map((tyre) => {
        const { name, lineTotal, label } = tyre;
        const words = label && labelText(label);
        return [
          wrapped(name),
          `  ${unitsText(tyre)} = ${formatPrice(lineTotal)}`,
          ...(words ? [wrapped(words, '  ')] : []),
        ].join('\n');
      })
      .join('\n\n'),
  tyre: ({ name, lines }) => [wrapped(name), ...lines.map((line) => wrapped(line, '  '))].join('\n'),
  sums: ({ sums }) => sums.map((sum) => `${oneLine(sum.name)}: ${sumText(sum)}`).join('\n'),
  note: ({ title, texts, link, smallPrint = false }) => {
    const said = texts.map((text) => wrapped(text)).join(smallPrint ? '\n\n' : '\n');
    return [`${headed(title)}\n${said}`, ...(link ? [pageText(link)] : [])].join('\n\n');
  },
};

function blockText<Name extends Kind>(block: string | BlockOf<Name>): string {
  return typeof block === 'string' ? wrapped(block) : LAYOUT[block.kind](block);
}

/** Renders an email as plain text with the same content as the HTML. */
export function emailText(email: Email, letterhead: Letterhead): string {
  const foot = [
    wrapped(`Questions? Email ${letterhead.email} or call ${letterhead.phone}.`),
    wrapped(email.reason),
    ...(email.unsubscribeUrl ? [`Unsubscribe: ${email.unsubscribeUrl}`] : []),
    ...companyLines(letterhead).map((line) => wrapped(line)),
  ];
  const signature = `-- \n${oneLine(letterhead.shopName)} · ${letterhead.shopUrl}`;
  const blocks = email.blocks.map((block) => blockText(block));
  return `${[wrapped(email.title), ...blocks, signature, ...foot].join('\n\n')}\n`;
}
