/** The colour of buttons and badges until the owner chooses another, as `#rrggbb`. */
export const DEFAULT_MAIN_COLOUR = '#ffcc00';

const WHITE = '#ffffff';
/** Dark text in either theme. */
const INK = '#14171a';
/** The lighter of the two grounds of dark bars. */
const ASPHALT = '#14171a';
/** The contrast of text at level AA (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const HEX = /^#[0-9a-f]{6}$/;

/** The colours that follow from the main colour, each as `#rrggbb`. */
export interface MainColours {
  readonly plain: string;
  readonly hover: string;
  readonly pressed: string;
  /** Text on the three before. */
  readonly text: string;
  /** The main colour as text on dark bars, lightened until it can be read there. */
  readonly onDark: string;
}

/** Parses a colour such as `#FFCC00` or `fc0`; null for anything else. */
export function parseColour(typed: string): string | null {
  const digits = typed.trim().toLowerCase().replace(/^#/, '');
  const colour = `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  return HEX.test(colour) ? colour : null;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour's relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another mixed in. */
function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The first of a colour's mixtures with another that meets the condition. */
function mixedUntil(colour: string, other: string, isMet: (mixture: string) => boolean): string {
  const shares = Array.from({ length: 50 }, (_, step) => step / 50);
  return shares.map((share) => mixed(colour, other, share)).find(isMet) ?? other;
}

const isReadable = (text: string, ground: string): boolean => contrastOf(text, ground) >= READABLE;

/** The text that can be read on a colour: white, or dark if white can't; null if neither can. */
function textOn(colour: string): string | null {
  return [WHITE, INK].find((text) => isReadable(text, colour)) ?? null;
}

/** A colour on which text can be read: the given one, or one slightly darker. */
export const readableColour = (colour: string): string =>
  mixedUntil(colour, INK, (mixture) => textOn(mixture) !== null);

/** The colours that follow from a main colour on which text can be read. */
export function mainColours(plain: string): MainColours {
  const text = textOn(plain) ?? WHITE;
  const isLight = text === INK;
  const pressed = mixed(plain, '#000000', isLight ? 0.1 : 0.3);
  return {
    plain,
    hover: isLight ? mixed(plain, WHITE, 0.24) : mixed(plain, '#000000', 0.15),
    pressed: isReadable(text, pressed) ? pressed : plain,
    text,
    onDark: mixedUntil(plain, WHITE, (mixture) => isReadable(mixture, ASPHALT)),
  };
}
