import { formatPrice } from '@treadline/schema/trade/values/money';
import { COLOUR, FONT, NOTE, SMALL, STRONG, TEXT } from './email.style.ts';
import type { Block, Letterhead, MailTyre, PageLink, Sum } from './email.ts';
import { sumText, unitsText } from './email.words.ts';
import { html, type Markup } from './markup.ts';
import { tyreLabel } from './tyre-label.html.ts';

type Kind = Exclude<Block, string>['kind'];
type BlockOf<Name extends Kind> = Extract<Block, { kind: Name }>;

const TOP_LINE = `border-top:1px solid ${COLOUR.line}`;
const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

const PICTURE = 72;
/** A plain square until the picture loads, or where pictures are blocked; it shows the alternative text. */
const PICTURE_STYLE =
  `display:block;width:${PICTURE}px;height:${PICTURE}px;border-radius:8px;background:${COLOUR.tint};${FONT};` +
  `font-size:11px;line-height:14px;text-align:center;color:${COLOUR.ink2}`;

const tyrePicture = (url: string): Markup =>
  html`<td class="line" width="${PICTURE}" valign="top" style="padding:12px 12px 12px 0;${TOP_LINE}">
    <img src="${url}" width="${PICTURE}" height="${PICTURE}" alt="The tyre" style="${PICTURE_STYLE}" />
  </td>`;

/** The tyre label has its own row: on a phone there's no room beside the price. */
function tyreRow(tyre: MailTyre, { shopUrl }: Letterhead): Markup {
  const { name, lineTotal, label, picture } = tyre;
  const drawn = label && tyreLabel(label);
  const bottom = drawn ? 0 : 12;
  return html`<tr>
      ${picture ? tyrePicture(`${shopUrl}${picture}`) : ''}
      <td
        class="line"
        ${picture ? '' : html`colspan="2"`}
        style="padding:12px 0 ${bottom}px;${TOP_LINE}"
        valign="top"
      >
        <span class="ink" style="${STRONG}">${name}</span><br /><span class="ink2" style="${SMALL}"
          >${unitsText(tyre)}</span
        >
      </td>
      <td
        class="line ink"
        align="right"
        valign="top"
        style="padding:12px 0 ${bottom}px 12px;${TOP_LINE};${STRONG};white-space:nowrap"
      >
        ${formatPrice(lineTotal)}
      </td>
    </tr>
    ${
      drawn
        ? html`<tr>
            <td colspan="3" style="padding:8px 0 12px">${drawn}</td>
          </tr>`
        : ''
    } `;
}

function sumRow(sum: Sum): Markup {
  const { name, isTotal = false } = sum;
  const style = isTotal
    ? `padding:10px 0 0;border-top:2px solid ${COLOUR.ink};${STRONG};font-size:18px`
    : `padding:2px 0;${TEXT}`;
  return html`<tr>
    <td class="line ink" style="${style}">${name}</td>
    <td class="line ink" align="right" style="${style};white-space:nowrap">${sumText(sum)}</td>
  </tr>`;
}

/** The URL in full, below its description. */
const BUTTON =
  `display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:700;` +
  'text-decoration:none';
const CODE =
  `padding:16px;${FONT};font-size:34px;line-height:40px;font-weight:800;letter-spacing:6px;` +
  `color:${COLOUR.ink}`;

function addressLine(url: string): Markup {
  return html`<p class="ink2" style="margin:0;padding:0 0 8px;${SMALL};word-break:break-all">
    Or open this address: <a class="ink2" href="${url}" style="color:${COLOUR.ink2}">${url}</a>
  </p>`;
}

/** A tinted box. It's a table because Outlook supports padding only in cells. */
const box = (style: string, inside: Markup, align: 'left' | 'center' = 'left'): Markup =>
  html`<table ${TABLE} style="margin:14px 0 4px">
    <tr>
      <td
        class="tint ink"
        align="${align}"
        bgcolor="${COLOUR.tint}"
        style="background:${COLOUR.tint};border-radius:10px;${style}"
      >
        ${inside}
      </td>
    </tr>
  </table>`;

const pageLink = ({ label, url }: PageLink, colour: 'ink' | 'ink2'): Markup =>
  html`<a class="${colour}" href="${url}" style="color:${COLOUR[colour]}">${label}</a>`;

const paragraph = (said: string | Markup): Markup =>
  html`<p class="ink" style="margin:0;padding:6px 0;${TEXT}">${said}</p>`;

const LAYOUT: {
  readonly [Name in Kind]: (block: BlockOf<Name>, letterhead: Letterhead) => Markup;
} = {
  button: ({ label, url, spelledOut }, { colours }) =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0">
        <tr>
          <td
            bgcolor="${colours.plain}"
            style="mso-padding-alt:12px 24px;background:${colours.plain};border-radius:10px"
          >
            <a href="${url}" style="${BUTTON};color:${colours.text}">${label}</a>
          </td>
        </tr>
      </table>
      ${spelledOut ? addressLine(url) : ''}`,
  code: ({ code }) => box(CODE, html`${code}`, 'center'),
  facts: ({ facts }) =>
    html`<table ${TABLE} style="margin:10px 0">
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <td
              class="ink2"
              valign="top"
              width="112"
              style="width:112px;padding:3px 12px 3px 0;${SMALL};line-height:22px"
            >
              ${name}
            </td>
            <td class="ink" valign="top" style="padding:3px 0;${TEXT};line-height:22px">${value}</td>
          </tr>`,
      )}
    </table>`,
  link: (page) => paragraph(pageLink(page, 'ink')),
  tyres: ({ tyres }, letterhead) =>
    html`<table ${TABLE} style="margin:12px 0 0">
      ${tyres.map((tyre) => tyreRow(tyre, letterhead))}
    </table>`,
  tyre: ({ name, picture, lines }, { shopUrl }) =>
    html`<table ${TABLE} style="margin:12px 0">
      <tr>
        ${picture ? tyrePicture(`${shopUrl}${picture}`) : ''}
        <td class="line" valign="top" style="padding:12px 0;${TOP_LINE}">
          <span class="ink" style="${STRONG}">${name}</span>${lines.map(
            (line) => html`<br /><span class="ink2" style="${SMALL}">${line}</span>`,
          )}
        </td>
      </tr>
    </table>`,
  sums: ({ sums }) =>
    html`<table ${TABLE} style="margin:0 0 12px">
      <tr>
        <td
          class="line"
          colspan="2"
          height="10"
          style="height:10px;font-size:0;line-height:0;border-top:1px solid ${COLOUR.line}"
        >
          &nbsp;
        </td>
      </tr>
      ${sums.map(sumRow)}
    </table>`,
  note: ({ title, texts, link, smallPrint = false }) => {
    const colour = smallPrint ? 'ink2' : 'ink';
    const line = (said: string | Markup): Markup =>
      html`<p class="${colour}" style="margin:0 0 6px;${smallPrint ? SMALL : NOTE}">${said}</p>`;
    return box(
      'padding:14px 16px',
      html`<p class="ink" style="margin:0 0 4px;${STRONG};font-size:${smallPrint ? 14 : 16}px">${title}</p>
        ${texts.map((text) => line(text))}${link ? line(pageLink(link, colour)) : ''}`,
    );
  },
};

/** Renders one block as HTML. */
export function blockHtml<Name extends Kind>(block: string | BlockOf<Name>, letterhead: Letterhead): Markup {
  return typeof block === 'string' ? paragraph(block) : LAYOUT[block.kind](block, letterhead);
}
