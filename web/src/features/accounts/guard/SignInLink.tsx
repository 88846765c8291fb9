import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useReturnState } from '../session/returnPath.ts';

/** Leads to the sign-in page, which brings the shopper back here. */
export function SignInLink({ children }: { children: ReactNode }) {
  return (
    <Link
      to="/login"
      state={useReturnState()}
      className="inline-block py-1.5 font-[650] underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
