/** A size taken apart. */
export interface ProductSize {
  /** As the shop writes it: 205/55 R16, 195/75 R16C, 120/70 ZR17, 100/90-18. */
  readonly label: string;
  /** Millimetres. */
  readonly width: number;
  /** Per cent of the width. */
  readonly profile: number;
  /** Inches. */
  readonly diameter: number;
  /** R radial, ZR radial for high speed, C commercial, B bias belted. */
  readonly construction: 'R' | 'ZR' | 'C' | 'B';
}

const SIZE = /^\s*(\d{2,3})\s*\/\s*(\d{2,3})\s*(ZR|R|B|-)\s*(\d{2})\s*(C?)\s*$/i;
const WIDTHS = { min: 60, max: 400 };
const PROFILES = { min: 20, max: 100 };
const DIAMETERS = { min: 10, max: 26 };

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

/** Reads a size in full; null for what is none that tyres are made in. */
export function readProductSize(text: string): ProductSize | null {
  const [, width = '', profile = '', mark = '', diameter = '', commercial = ''] = SIZE.exec(text) ?? [];
  const numbers = { width: Number(width), profile: Number(profile), diameter: Number(diameter) };
  if (
    !within(numbers.width, WIDTHS) ||
    !within(numbers.profile, PROFILES) ||
    !within(numbers.diameter, DIAMETERS)
  )
    return null;
  const radial = mark.toUpperCase();
  const construction = commercial ? 'C' : radial === 'R' || radial === 'ZR' ? radial : 'B';
  const rim =
    construction === 'B'
      ? `-${diameter}`
      : ` ${radial === 'ZR' ? 'ZR' : 'R'}${diameter}${commercial.toUpperCase()}`;
  return { label: `${width}/${profile}${rim}`, ...numbers, construction };
}
