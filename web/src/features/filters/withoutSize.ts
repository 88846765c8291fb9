import { speltSize, type TyreSize } from '@treadline/schema/trade/tyre-size';
import { WHOLE_SIZE } from '@treadline/schema/trade/tyre-size-grammar';

/** The words of a text without a size, however it is spelt in it; undefined where it is not found. */
export function withoutSize(text: string, { width, profile, diameter }: TyreSize): string | undefined {
  const found = [...text.matchAll(WHOLE_SIZE)].find((match) => {
    const spelt = speltSize(match);
    // An old spelling holds the speed, too, which would be lost with it: 205/55 VR16.
    if (!spelt || spelt.speedRating !== null) return false;
    const { size } = spelt;
    return size.width === width && size.profile === profile && size.diameter === diameter;
  });
  if (!found) return undefined;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return rest.replace(/\s+/g, ' ').trim();
}
