import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref for the element to focus when `value` changes, because the button that changed it may be gone. The
 * element needs `tabIndex={-1}`.
 */
export function useFocusOnChange<Focused extends HTMLElement>(value: unknown): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    element.current?.focus({ preventScroll: true });
  }, [value]);
  return element;
}
