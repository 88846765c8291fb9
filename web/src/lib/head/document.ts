import { DEFAULT_MAIN_COLOUR } from '@treadline/schema/trade/values/main-colour';
import { escapeJson, type HeadTag } from './headTags.ts';
import { PAGE_TAG_ATTRIBUTE } from './PageHead.tsx';
import type { DocumentLook } from './pageResponse.ts';

export const ROOT_ID = 'root';
/** Marks the root if the server couldn't render the page. There's nothing to hydrate then, so the browser renders. */
export const UNRENDERED_ATTRIBUTE = 'data-unrendered';
export const APOLLO_STATE_ID = 'apollo-state';

/** The parts of the HTML document. */
export interface DocumentParts {
  head: HeadTag[];
  /** Absent for the shop's own look. */
  look?: DocumentLook | null;
  /** The page's markup. */
  body: string;
  /** Markup that follows the page and stays as it is. */
  sprite?: string;
  /** False if `body` is only an error message. */
  rendered: boolean;
  /** The normalised cache that the page was rendered from. */
  state: unknown;
  stylesheets: string[];
  modules: string[];
  /** Modules that the page will import, fetched while the first ones are parsed. */
  modulePreloads: string[];
  fonts: string[];
  /** The script that the first paint waits for. */
  earlyScript: string;
  /** The modules loaded after the first paint, each after its imports. */
  afterPaint?: string[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function tagHtml({ name, attributes, text }: HeadTag): string {
  const stated = Object.entries({ ...attributes, [PAGE_TAG_ATTRIBUTE]: '' });
  const html = stated.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  if (text === undefined) return `<${name}${html}>`;
  return `<${name}${html}>${name === 'script' ? text : escapeHtml(text)}</${name}>`;
}

function earlyScriptHtml({ earlyScript, afterPaint }: DocumentParts): string {
  const late = afterPaint ? ` data-modules="${afterPaint.join(' ')}"` : '';
  return `<script src="${earlyScript}"${late}></script>`;
}

const OWN_ICONS = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`;

/** The styles of the owner's main colour, which override the tokens above them, and the icons. */
function lookHtml(look: DocumentLook | null | undefined): string {
  const { icons = null, mainColour = DEFAULT_MAIN_COLOUR } = look ?? {};
  const styles =
    mainColour === DEFAULT_MAIN_COLOUR
      ? ''
      : `<link rel="stylesheet" href="/look/${escapeHtml(mainColour.slice(1))}.css">\n`;
  if (!icons) return styles + OWN_ICONS;
  return `${styles}<link rel="icon" href="${escapeHtml(icons.tab)}" type="image/png" sizes="32x32">
<link rel="icon" href="${escapeHtml(icons.large)}" type="image/png" sizes="512x512">
<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">`;
}

/**
 * The HTML document. It contains no executable inline script and no inline style: the security policy forbids both.
 */
export function documentHtml(parts: DocumentParts): string {
  const { fonts, stylesheets, modules, modulePreloads } = parts;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#14171a" media="(prefers-color-scheme:light)" data-theme="light">
<meta name="theme-color" content="#0b0d0f" media="(prefers-color-scheme:dark)" data-theme="dark">
${parts.head.map(tagHtml).join('\n')}
${earlyScriptHtml(parts)}
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${lookHtml(parts.look)}
<link rel="manifest" href="/manifest.webmanifest">
${modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${modules.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="${ROOT_ID}"${parts.rendered ? '' : ` ${UNRENDERED_ATTRIBUTE}`}>${parts.body}</div>${parts.sprite ?? ''}
<script type="application/json" id="${APOLLO_STATE_ID}">${escapeJson(JSON.stringify(parts.state))}</script>
</body>
</html>
`;
}
