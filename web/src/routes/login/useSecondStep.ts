import { useLocation, useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../lib/browser/BrowserOnly.tsx';
import { recordFrom, textFrom } from '../../lib/text/record.ts';

/** A sign-in whose password was right, and whose account asks for a code. */
export interface SecondStep {
  email: string;
  /** What the code is sent with. */
  challenge: string;
}

/**
 * The second step that this sign-in has reached, or null, and how to change it. It is kept with the page's entry in the
 * history: phones may drop the page while their owner looks at the authenticator app. Without a code the challenge is
 * worth nothing.
 */
export function useSecondStep(): [SecondStep | null, (step: SecondStep | null) => void] {
  const state = recordFrom(useLocation().state);
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const kept = recordFrom(state.secondStep);
  const step = { email: textFrom(kept.email), challenge: textFrom(kept.challenge) };
  // The server, which has no history, rendered the password's form.
  return [
    isInBrowser && step.challenge ? step : null,
    (secondStep) => void navigate('.', { replace: true, state: { ...state, secondStep } }),
  ];
}
