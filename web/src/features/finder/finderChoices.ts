import { categoryLabels } from '@treadline/schema/trade/tyre/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/season';
import { range } from '../../lib/text/range.ts';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import type { SizePart } from './finderFields.ts';

/** The figures to choose from: widths in millimetres, profiles in per cent, diameters in inches. */
export const sizeChoices: Record<SizePart, readonly string[]> = {
  width: range(135, 315, 10).map(String),
  profile: range(30, 85, 5).map(String),
  diameter: range(13, 22, 1).map(String),
};

/** Options whose value is their label, as the listing reads them from its address. */
export function optionsOf(labels: readonly string[]): SelectOption[] {
  return labels.map((label) => ({ value: label, label }));
}

export const categoryOptions = optionsOf(Object.values(categoryLabels));
export const seasonOptions = optionsOf(Object.values(seasonLabels));
