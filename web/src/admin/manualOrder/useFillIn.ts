import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Fills in a form with loaded values: once when they arrive, and again each time the form was emptied.
 * @param blanks how often the form was empty; 0 if it began with its draft, which has the values already.
 */
export function useFillIn<Values>(
  values: Values | null | undefined,
  blanks: number,
  fill: (values: Values) => void,
): void {
  const filled = useRef(0);
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    if (!values || filled.current === blanks) return;
    filled.current = blanks;
    fillIn(values);
  }, [values, blanks]);
}
