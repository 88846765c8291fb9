import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hands the owner of a controlled field what a visitor entered before the page came alive. React would overwrite
 * it with the field's `value`.
 * @param value the field's value; undefined for a field that nobody controls, which keeps what it holds.
 * @returns the ref for the field.
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

/** Likewise for a controlled select: what was chosen early is chosen once more. */
export function useEarlyChoice(value: string | undefined) {
  return useEarlyEntry<HTMLSelectElement>(value, (field) =>
    field.dispatchEvent(new Event('change', { bubbles: true })),
  );
}

/**
 * Likewise for a controlled checkbox or radio button: an early tick is repeated. A radio button that lost its tick to
 * another leaves it to that one.
 * @param checked undefined for a field that nobody controls.
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
