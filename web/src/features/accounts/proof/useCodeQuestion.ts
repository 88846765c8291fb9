import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface CodeQuestion {
  /** Whether the form shows a field for the code. */
  isAsked: boolean;
  /** Shows the server's message about a wrong or missing code. */
  refuse: (message: string) => void;
}

/**
 * Asks for a two-factor code only once the server requires one. The server knows whether the account has two-factor
 * sign-in, so the form needn't.
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
