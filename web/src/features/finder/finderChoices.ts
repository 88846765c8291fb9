import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { range } from '../../lib/text/range.ts';
import { plainOptions } from '../../ui/form/selectOption.ts';
import type { SizePart } from './finderFields.ts';

/** The choices: widths in millimetres, profiles in per cent, diameters in inches. */
export const sizeChoices: Record<SizePart, readonly string[]> = {
  width: range(135, 315, 10).map(String),
  profile: range(30, 85, 5).map(String),
  diameter: range(13, 22, 1).map(String),
};

/** The listing accepts these words in its URL. */
export const categoryOptions = plainOptions(Object.values(categoryLabels));
export const seasonOptions = plainOptions(Object.values(seasonLabels));
