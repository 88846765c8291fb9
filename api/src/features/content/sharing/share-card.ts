import { labelClassColours, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import type { MainColours } from '@treadline/schema/trade/values/main-colour';
import { fitted, letters, oneLine, widthOf, type Lettering } from './lettering.ts';

/** The size that social networks recommend. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The facts in a tyre's picture. There's no price: prices change too often for a picture that others cache. */
export interface TyreFacts {
  readonly brand: string;
  readonly model: string;
  readonly size: string;
  /** The markings after the size on the sidewall. */
  readonly markings: string;
  readonly fuelEfficiency: LabelClass | null;
  readonly wetGrip: LabelClass | null;
  readonly noiseDb: number | null;
}

/** The facts in an article's picture. */
export interface ArticleFacts {
  readonly title: string;
  readonly topic: string;
}

/** The shop's part of a card. */
export interface CardMark {
  readonly shopName: string;
  readonly colours: MainColours;
  /** The owner's logo as a PNG, with its size in pixels; null for the shop's own. */
  readonly logo: { readonly png: Buffer; readonly width: number; readonly height: number } | null;
}

/** The tyre's picture: a square, in pixels from the top left. */
export const TYRE_PLACE = { left: 48, top: 78, side: 474 } as const;
const STAGE_WIDTH = 570;

/** The pages' colours, always light, because the card appears on other sites. */
const COLOUR = {
  asphalt: '#14171a',
  ink: '#14171a',
  ink2: '#4a5157',
  paper: '#fbfaf7',
  stage: '#f2f0ea',
  white: '#ffffff',
} as const;

const LEFT = 622;
const TEXT_WIDTH = SHARE_WIDTH - LEFT - 60;
const SMALL: Lettering = { size: 25, weight: 'medium' };

const outline = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const LOGO_BOX = { width: 320, height: 64 };

/** The owner's logo on white, its foot a little below the baseline. */
function logoMark(
  { png, width, height }: NonNullable<CardMark['logo']>,
  x: number,
  baseline: number,
): string {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  const [w, h] = [width * scale, height * scale];
  const top = baseline + 14 - h;
  return (
    box(x, top - 10, w + 20, h + 20, COLOUR.white, 8) +
    `<image x="${x + 10}" y="${top}" width="${w}" height="${h}" ` +
    `href="data:image/png;base64,${png.toString('base64')}"/>`
  );
}

/** The owner's logo, or the shop's name after its own. */
function mark({ shopName, colours, logo }: CardMark, x: number, baseline: number, ink: string): string {
  if (logo) return logoMark(logo, x, baseline);
  const signal = ink === COLOUR.white ? colours.onDark : colours.plain;
  const bars = 'M3 23 8 9h4L7 23zm7 0 5-14h4l-5 14zm7 0 5-14h4l-5 14z';
  return (
    `<g transform="translate(${x - 6} ${baseline - 46}) scale(2)"><path d="${bars}" fill="${ink}"/>` +
    `<path d="m24 23 5-14v9l-2 5z" fill="${signal}"/></g>` +
    outline(letters(shopName, { size: 34, weight: 'bold' }, x + 66, baseline - 2), ink)
  );
}

function card(background: string, parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">` +
    `${box(0, 0, SHARE_WIDTH, SHARE_HEIGHT, background)}${parts.join('')}</svg>`
  );
}

/** A text's lines below each other, and the last line's position. */
function paragraph(
  { lettering, lines }: { readonly lettering: Lettering; readonly lines: readonly string[] },
  top: number,
  x: number,
  fill: string,
): { readonly svg: string; readonly bottom: number } {
  const step = lettering.size * 1.1;
  const svg = lines.map((line, index) =>
    outline(letters(line, lettering, x, top + (index + 0.9) * step), fill),
  );
  return { svg: svg.join(''), bottom: top + lines.length * step };
}

/** A class of the tyre label: its letter on its colour, with a caption. */
function labelTile(letter: string, caption: string, colour: string, x: number, y: number): string {
  const lettering: Lettering = { size: 44, weight: 'bold' };
  const width = Math.max(84, widthOf(letter, lettering) + 36);
  return (
    box(x, y, width, 66, colour, 8) +
    outline(letters(letter, lettering, x + (width - widthOf(letter, lettering)) / 2, y + 48), COLOUR.ink) +
    outline(letters(caption, SMALL, x, y + 100), COLOUR.ink2)
  );
}

/** The drawing around a tyre's picture. */
export function tyreCard(tyre: TyreFacts, shop: CardMark): string {
  const { plain, text } = shop.colours;
  const { brand, model, size, markings, fuelEfficiency, wetGrip, noiseDb } = tyre;
  const makerLettering: Lettering = { size: 34, weight: 'medium' };
  const maker = letters(oneLine(brand, makerLettering, TEXT_WIDTH), makerLettering, LEFT, 106);
  const name = paragraph(fitted(model, 'bold', [66, 58, 50, 42], TEXT_WIDTH, 2), 120, LEFT, COLOUR.ink);
  const plate: Lettering = { size: 46, weight: 'bold' };
  const plateTop = name.bottom + 22;
  const plateWidth = widthOf(size, plate) + 40;
  const labels = [
    fuelEfficiency && {
      letter: fuelEfficiency,
      caption: 'Fuel',
      colour: labelClassColours[fuelEfficiency],
    },
    wetGrip && { letter: wetGrip, caption: 'Wet grip', colour: labelClassColours[wetGrip] },
    noiseDb !== null && { letter: `${noiseDb} dB`, caption: 'Noise', colour: COLOUR.stage },
  ].filter((part) => part !== null && part !== false);
  return card(COLOUR.paper, [
    box(0, 0, STAGE_WIDTH, SHARE_HEIGHT, COLOUR.stage),
    box(STAGE_WIDTH - 8, 0, 8, SHARE_HEIGHT, plain),
    outline(maker, COLOUR.ink2),
    name.svg,
    box(LEFT, plateTop, plateWidth, 68, plain, 8),
    outline(letters(size, plate, LEFT + 20, plateTop + 51), text),
    ...besidePlate(markings, plateTop, LEFT + plateWidth + 20),
    ...labels.map(({ letter, caption, colour }, index) =>
      labelTile(letter, caption, colour, LEFT + index * 148, 410),
    ),
    mark(shop, LEFT, 592, COLOUR.ink),
  ]);
}

/** The markings beside the size if there's room, otherwise below it. */
function besidePlate(markings: string, plateTop: number, x: number): string[] {
  const beside: Lettering = { size: 38, weight: 'medium' };
  if (x + widthOf(markings, beside) <= SHARE_WIDTH - 40)
    return [outline(letters(markings, beside, x, plateTop + 48), COLOUR.ink)];
  const below: Lettering = { size: 28, weight: 'medium' };
  return [
    outline(letters(oneLine(markings, below, TEXT_WIDTH), below, LEFT, plateTop + 68 + 38), COLOUR.ink),
  ];
}

/**
 * An article's picture with its title in large letters. @param hasPicture leaves room for a picture on the left.
 */
export function articleCard({ title, topic }: ArticleFacts, shop: CardMark, hasPicture: boolean): string {
  const { plain, onDark } = shop.colours;
  const x = hasPicture ? LEFT : 90;
  const width = SHARE_WIDTH - x - 60;
  const heading = fitted(title, 'bold', [76, 66, 58, 50, 42], width, 5);
  const text = paragraph(heading, 150, x, COLOUR.white);
  return card(COLOUR.asphalt, [
    ...(hasPicture ? [box(0, 0, STAGE_WIDTH, SHARE_HEIGHT, COLOUR.stage)] : []),
    box(hasPicture ? STAGE_WIDTH - 8 : 0, 0, hasPicture ? 8 : 16, SHARE_HEIGHT, plain),
    outline(letters(topic, { size: 30, weight: 'bold' }, x, 112), onDark),
    text.svg,
    mark(shop, x, 582, COLOUR.white),
  ]);
}
