import { useEffect, useState } from 'react';

/** Debounces a value, so that not every keystroke sends a request. @param ms the delay in milliseconds. */
export function useDebouncedValue<Value>(value: Value, ms = 250): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as Value), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
