import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment, so that not every key asks the shop. */
export function useDebouncedValue<Value>(value: Value, ms = 250): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as Value), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
