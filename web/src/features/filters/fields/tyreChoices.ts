import { findSpeedRating } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { range } from '../../../lib/text/range.ts';

/** Section widths on offer, in millimetres. */
export const WIDTHS = range(155, 275, 10);
/** Profiles on offer, in per cent of the width. */
export const PROFILES = range(30, 80, 5);
/** Rim diameters on offer, in inches. */
export const DIAMETERS = range(13, 22, 1);

/** Limits of external noise on offer, in dB. */
export const NOISE_LIMITS = [69, 71, 73];

/** The most popular brands, by slug, in display order. All others follow. */
export const leadingBrands: Record<string, string> = {
  michelin: 'Michelin',
  continental: 'Continental',
  bridgestone: 'Bridgestone',
  pirelli: 'Pirelli',
  goodyear: 'Goodyear',
  dunlop: 'Dunlop',
  hankook: 'Hankook',
  yokohama: 'Yokohama',
  falken: 'Falken',
  toyo: 'Toyo',
  nankang: 'Nankang',
  kumho: 'Kumho',
};

export const LEADING_BRANDS = Object.keys(leadingBrands);

/** The speed ratings listed first. */
export const LEADING_SPEED_RATINGS = ['H', 'V', 'W', 'Y'];

/** A speed rating's label in the filters: "V – 240 km/h (149 mph)". */
export function speedRatingLabel(rating: string): string {
  const speed = findSpeedRating(rating);
  return speed ? `${rating} – ${speed.isOver ? 'over ' : ''}${speed.kmh} km/h (${speed.mph} mph)` : rating;
}
