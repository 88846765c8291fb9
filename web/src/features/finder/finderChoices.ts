import { categoryLabels } from '@treadline/schema/trade/category';
import { seasonLabels } from '@treadline/schema/trade/season';
import type { SelectOption } from '../../ui/SelectField.tsx';
import type { SizePart } from './finderFields.ts';

/** Every figure from `first` to `last`. */
function steps(first: number, last: number, step: number): string[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    String(first + index * step),
  );
}

/** The figures on offer: widths in millimetres, profiles in per cent, diameters in inches. */
export const sizeChoices: Record<SizePart, readonly string[]> = {
  width: steps(135, 315, 10),
  profile: steps(30, 85, 5),
  diameter: steps(13, 22, 1),
};

/** Options whose value is what they are called, as the listing reads them from its address. */
export function optionsOf(labels: readonly string[]): SelectOption[] {
  return labels.map((label) => ({ value: label, label }));
}

export const categoryOptions = optionsOf(Object.values(categoryLabels));
export const seasonOptions = optionsOf(Object.values(seasonLabels));
