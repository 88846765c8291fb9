/**
 * The shop's colours, as on its pages. Many email clients only support inline styles, so these are literal
 * values.
 */
export const COLOUR = {
  ink: '#14171a',
  ink2: '#4a5157',
  line: '#e2e0d9',
  paper: '#fbfaf7',
  card: '#ffffff',
  tint: '#f2f0ea',
  onAsphalt: '#ffffff',
  labelFrame: '#003399',
} as const;

export const FONT = 'font-family:Archivo,Helvetica,Arial,sans-serif';

/** The type scale of the shop's pages, in pixels. */
export const TEXT = `${FONT};font-size:16px;line-height:24px;overflow-wrap:anywhere;color:${COLOUR.ink}`;
export const NOTE = `${FONT};font-size:15px;line-height:22px;overflow-wrap:anywhere;color:${COLOUR.ink}`;
export const SMALL = `${FONT};font-size:13px;line-height:19px;overflow-wrap:anywhere;color:${COLOUR.ink2}`;
export const TITLE = `${FONT};font-size:26px;line-height:31px;font-weight:800;color:${COLOUR.ink}`;
export const STRONG = `${TEXT};font-weight:700`;

/**
 * For email clients that support style sheets: a dark theme of the same tokens, and no text enlargement. Others
 * show the light theme.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; }
a { text-underline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  .paper { background: #14171a !important; }
  .card { background: #1e2327 !important; border-color: #363c42 !important; }
  .tint { background: #282e33 !important; }
  .ink { color: #f5f4f0 !important; }
  .ink2 { color: #c3c8cc !important; }
  .line { border-color: #363c42 !important; }
}`;
