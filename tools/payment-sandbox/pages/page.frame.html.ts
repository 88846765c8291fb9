import { createHash } from 'node:crypto';
import { PAGE_STYLE } from './page.style.ts';
import { html, SafeHtml } from './safe.html.ts';

/** Kept in one piece, because the policy allows exactly these bytes and a formatter mustn't add whitespace. */
const STYLE_ELEMENT = new SafeHtml(`<style>${PAGE_STYLE}</style>`);

/** The CSP source that allows the one style sheet, which is inline in each page. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`;

/** The CSP source that allows the empty icon, without which browsers request one. */
export const ICON_SOURCE = 'data:';

const NOTICE = 'Payment sandbox — no real money moves';

interface Frame {
  title: string;
  /** `pay` puts the order and the form side by side if there's room. */
  layout: 'pay' | 'narrow';
  main: SafeHtml;
}

/** A whole page. Every page says at the top that it's a sandbox. */
export function pageFrame({ title, layout, main }: Frame): string {
  return html`<!DOCTYPE html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} — payment sandbox</title>
        <link rel="icon" href="${ICON_SOURCE}," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header class="notice">
          <p><strong>${NOTICE}</strong></p>
        </header>
        <main class="page page--${layout}">${main}</main>
      </body>
    </html> `.text;
}
