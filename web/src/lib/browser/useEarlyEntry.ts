import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Reports text entered in a controlled field before hydration, which React would overwrite with the field's `value`.
 * @param value the field's value; undefined for an uncontrolled field, which keeps its text.
 * @returns a ref for the field.
 */
export function useEarlyEntry<T extends HTMLInputElement | HTMLSelectElement>(
  value: string | undefined,
  onEntry: (field: T) => void,
) {
  const field = useRef<T>(null);
  const handOver = useEffectEvent(() => {
    if (value !== undefined && field.current && field.current.value !== value) onEntry(field.current);
  });
  useLayoutEffect(() => handOver(), []);
  return field;
}

/** The same for a controlled select: repeats the early choice. */
export function useEarlyChoice(value: string | undefined) {
  return useEarlyEntry<HTMLSelectElement>(value, (field) =>
    field.dispatchEvent(new Event('change', { bubbles: true })),
  );
}

/**
 * The same for a controlled checkbox or radio button: repeats an early tick. A radio button that lost its tick does
 * nothing; the one that gained it reports.
 * @param checked undefined for an uncontrolled field.
 */
export function useEarlyTick(checked: boolean | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const repeat = useEffectEvent(() => {
    const box = field.current;
    if (!box || checked === undefined || box.checked === checked || (box.type === 'radio' && checked)) return;
    box.checked = checked;
    box.click();
  });
  useLayoutEffect(() => repeat(), []);
  return field;
}
