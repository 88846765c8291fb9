import { speltSize, type TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { WHOLE_SIZE } from '@treadline/schema/trade/tyre/size/tyre-size-grammar';

/** The text without a size, in whatever spelling; undefined if it doesn't contain the size. */
export function withoutSize(text: string, { width, profile, diameter }: TyreSize): string | undefined {
  const found = [...text.matchAll(WHOLE_SIZE)].find((match) => {
    const spelt = speltSize(match);
    // Skip an old spelling, because removing it would also remove the speed rating: 205/55 VR16.
    if (!spelt || spelt.speedRating !== null) return false;
    const { size } = spelt;
    return size.width === width && size.profile === profile && size.diameter === diameter;
  });
  if (!found) return undefined;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return rest.replace(/\s+/g, ' ').trim();
}
