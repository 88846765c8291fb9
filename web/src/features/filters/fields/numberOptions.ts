import { formatCount } from '../../../lib/text/format.ts';
import type { SelectOption } from '../../../ui/form/selectOption.ts';

/** The offered numbers plus the chosen one, each with its count if known. */
export function numberOptions(
  offered: readonly number[],
  chosen: number | null,
  text: (value: number) => string,
  count: ((value: number) => number) | null,
): SelectOption[] {
  const values =
    chosen === null || offered.includes(chosen) ? offered : [...offered, chosen].sort((a, b) => a - b);
  return values.map((value) => ({
    value: String(value),
    label: count ? `${text(value)} (${formatCount(count(value))})` : text(value),
  }));
}
