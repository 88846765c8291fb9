import { blockHtml } from './block.html.ts';
import { COLOUR, FONT, SMALL, STYLE_SHEET, TITLE } from './email.style.ts';
import type { Email, Letterhead } from './email.ts';
import { companyLines } from './letterhead.ts';
import { html, type Markup } from './markup.ts';

/** Stops inboxes from filling the preview line with the start of the body. */
const FILLER = html`${Array.from({ length: 40 }, () => html`&nbsp;&zwnj;`)}`;

/** The height of a logo in pixels. */
const LOGO_HEIGHT = 36;

/** The owner's logo on white, or the shop's name after its own. */
function mark({ shopName, shopUrl, logo, colours }: Letterhead): Markup {
  if (!logo)
    return html`<span aria-hidden="true" style="letter-spacing:-1px"
        >///<span style="color:${colours.onDark}">/</span>&nbsp;</span
      >${shopName}`;
  const width = Math.round((logo.width / logo.height) * LOGO_HEIGHT);
  return html`<img
    src="${shopUrl}${logo.url}"
    width="${width}"
    height="${LOGO_HEIGHT}"
    alt="${shopName}"
    style="display:block;padding:6px;background:#ffffff;border-radius:6px;color:${COLOUR.ink}"
  />`;
}

function header(letterhead: Letterhead): Markup {
  const { shopUrl, colours } = letterhead;
  return html`<tr>
      <td bgcolor="${COLOUR.ink}" style="padding:18px 20px;background:${COLOUR.ink}">
        <a
          href="${shopUrl}"
          style="${FONT};font-size:22px;line-height:28px;font-weight:800;color:${COLOUR.onAsphalt};text-decoration:none"
          >${mark(letterhead)}</a
        >
      </td>
    </tr>
    <tr>
      <td
        bgcolor="${colours.plain}"
        height="4"
        style="height:4px;font-size:0;line-height:0;background:${colours.plain}"
      >
        &nbsp;
      </td>
    </tr>`;
}

function footer({ reason, unsubscribeUrl }: Email, letterhead: Letterhead): Markup {
  const { email, phone } = letterhead;
  const unsubscribe = unsubscribeUrl
    ? html`<p style="margin:0 0 10px">
        <a class="ink2" href="${unsubscribeUrl}" style="color:${COLOUR.ink2}">Unsubscribe</a>
      </p>`
    : '';
  return html`<tr>
    <td class="ink2" style="padding:20px 20px 32px;${SMALL}">
      <p style="margin:0 0 10px">
        Questions? Write to
        <a class="ink2" href="mailto:${email}" style="color:${COLOUR.ink2}">${email}</a> or call
        <span style="white-space:nowrap">${phone}</span>.
      </p>
      <p style="margin:0 0 10px">${reason}</p>
      ${unsubscribe}
      <p style="margin:0">
        ${companyLines(letterhead).map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
      </p>
    </td>
  </tr>`;
}

/** Removes the source's indentation, which would make up a third of the email. */
function withoutIndents(markup: Markup): string {
  return `${String(markup)
    .trim()
    .replace(/\s*\n\s*/g, '\n')}\n`;
}

/** Renders an email as HTML: one column, at most 600 px wide, readable down to 320 px. */
export function emailHtml(email: Email, letterhead: Letterhead): string {
  const blocks = email.blocks.map(
    (block) =>
      html`<tr>
        <td style="padding:0 20px">${blockHtml(block, letterhead)}</td>
      </tr> `,
  );
  return withoutIndents(
    html`<!DOCTYPE html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${email.subject}</title>
          <style>
            ${STYLE_SHEET}
          </style>
        </head>
        <body class="paper" style="margin:0;padding:0;background:${COLOUR.paper}">
          <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
            ${email.preheader}${FILLER}
          </div>
          <table
            class="paper"
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            bgcolor="${COLOUR.paper}"
            style="background:${COLOUR.paper}"
          >
            <tr>
              <td align="center">
                <table
                  role="presentation"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="width:100%;max-width:600px"
                >
                  ${header(letterhead)}
                  <tr>
                    <td
                      class="card line"
                      bgcolor="${COLOUR.card}"
                      style="background:${COLOUR.card};border-bottom:1px solid ${COLOUR.line}"
                    >
                      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                        <tr>
                          <td style="padding:28px 20px 12px">
                            <h1 class="ink" style="margin:0;${TITLE}">${email.title}</h1>
                          </td>
                        </tr>
                        ${blocks}
                        <tr>
                          <td height="20" style="height:20px;font-size:0;line-height:0">&nbsp;</td>
                        </tr>
                      </table>
                    </td>
                  </tr>
                  ${footer(email, letterhead)}
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html> `,
  );
}
