import { shopTextOf } from '@treadline/schema/input/shop-text';
import type { Placeholder } from '../richText/placeholderNode.ts';

/** A text's placeholders: the shop's values, and the parts that its page draws. */
export function textPlaceholders(slug: string, values: readonly Placeholder[]): Placeholder[] {
  const parts = Object.entries(shopTextOf(slug)?.parts ?? {});
  return [...parts.map(([name, label]) => ({ name, value: `[${label}]` })), ...values];
}
