/** The pictures that the owner can upload for the shop's look. */
export type LookPicture = 'LOGO' | 'ICON';

/** Stored names. They contain a digest of the picture, and a logo's also its size in pixels. */
export const LOOK_NAMES: Readonly<Record<LookPicture, RegExp>> = {
  LOGO: /^logo-[0-9a-f]{16}-[0-9]{1,3}x[0-9]{1,3}$/,
  ICON: /^icon-[0-9a-f]{16}$/,
};

/** The folder of these pictures in the file store. */
export const LOOK_FOLDER = 'look';
/** The path they're served under. */
export const LOOK_PATH = `/${LOOK_FOLDER}/`;

/** The widths of the stored icons in pixels, by what follows the name. */
export const ICON_FILES = { tab: 32, touch: 180, small: 192, large: 512, maskable: 512 } as const;
export type IconFile = keyof typeof ICON_FILES;

/** A logo's paths without the host, and its size in pixels. */
export interface ShopLogo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The logo on white, 1200 by 630 pixels, for link previews. */
  readonly shareUrl: string;
}

/** A logo from its stored name; null for the shop's own. */
export function logoOf(name: string): ShopLogo | null {
  const [, width, height] = /-([0-9]+)x([0-9]+)$/.exec(name) ?? [];
  if (!width || !height) return null;
  const path = `${LOOK_PATH}${name}`;
  return { url: `${path}.png`, shareUrl: `${path}-share.png`, width: Number(width), height: Number(height) };
}

/** The paths of an icon from its stored name; null for the shop's own. */
export function iconsOf(name: string): Readonly<Record<IconFile, string>> | null {
  if (name === '') return null;
  const path = (file: IconFile): string => `${LOOK_PATH}${name}-${file}.png`;
  return {
    tab: path('tab'),
    touch: path('touch'),
    small: path('small'),
    large: path('large'),
    maskable: path('maskable'),
  };
}
