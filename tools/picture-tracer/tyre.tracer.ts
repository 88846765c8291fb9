import { mouldTyre } from './body/tyre.body.ts';
import { groundShadow } from './light/ground.shadow.ts';
import { PicturePasses, type PictureDraft } from './light/picture.passes.ts';
import { PixelProbe } from './light/pixel.probe.ts';
import { cameraFor } from './light/view.camera.ts';
import type { PictureView, TyrePortrait } from './portrait/tyre.portrait.ts';

/** A square picture, four bytes (red, green, blue, opacity) per pixel, on a transparent background. */
export interface TracedPicture {
  readonly size: number;
  readonly pixels: Uint8ClampedArray;
}

/** Rubber looks slightly cool. */
const [RED, GREEN, BLUE] = [0.985, 1, 1.03];

/** Draws the tyre over its shadow and writes both as pixels. */
function developed({ size, light, cover }: PictureDraft, view: PictureView): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let index = 0; index < cover.length; index += 1) {
    const covered = cover[index] ?? 0;
    const shadow =
      covered === 1
        ? 0
        : groundShadow(view, ((index % size) + 0.5) / size, (Math.floor(index / size) + 0.5) / size);
    const opacity = covered + (1 - covered) * shadow;
    if (opacity === 0) continue;
    const brightness = ((light[index] ?? 0) * covered) / opacity;
    pixels[index * 4] = brightness * RED;
    pixels[index * 4 + 1] = brightness * GREEN;
    pixels[index * 4 + 2] = brightness * BLUE;
    pixels[index * 4 + 3] = opacity * 255;
  }
  return pixels;
}

/**
 * Draws a tyre from its dimensions, tread and lettering as a studio photograph. Pure: the same portrait always gives
 * the same pixels.
 */
export function traceTyre(portrait: TyrePortrait): TracedPicture {
  const body = mouldTyre(portrait);
  const camera = cameraFor(portrait.view, body.outline, body.field);
  const draft = new PicturePasses(new PixelProbe(body, camera), portrait.size).run();
  return { size: portrait.size, pixels: developed(draft, portrait.view) };
}
