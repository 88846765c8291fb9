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
