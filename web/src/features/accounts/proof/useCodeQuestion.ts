import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface CodeQuestion {
  /** Whether the form shows a field for the code. */
  isAsked: boolean;
  /** What the shop said of the code, or of its lack. */
  refuse: (message: string) => void;
}

/**
 * Asks for a code of the second step once the shop wants one: it knows whether the account has a second step, and the
 * form need not.
 */
export function useCodeQuestion<Values extends FieldValues & { code: string }>({
  setError,
  setFocus,
}: UseFormReturn<Values>): CodeQuestion {
  const [isAsked, setAsked] = useState(false);
  const name = 'code' as Path<Values>;
  useEffect(() => {
    if (isAsked) setFocus(name);
  }, [isAsked, name, setFocus]);
  return {
    isAsked,
    refuse(message) {
      if (isAsked) setError(name, { type: 'server', message }, { shouldFocus: true });
      else setAsked(true);
    },
  };
}
