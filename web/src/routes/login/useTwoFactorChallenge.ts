import { useLocation, useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../lib/browser/BrowserOnly.tsx';
import { recordFrom, textFrom } from '../../lib/text/record.ts';

/** A sign-in with the right password whose account requires a code. */
export interface TwoFactorChallenge {
  email: string;
  /** The challenge to send with the code. */
  challenge: string;
}

/**
 * The state of a two-factor sign-in, or null, and its setter. It's stored in the page's history entry, because phones
 * may unload the page while their owner looks at the authenticator app. Without a code, the challenge is worthless.
 */
export function useTwoFactorChallenge(): [
  TwoFactorChallenge | null,
  (step: TwoFactorChallenge | null) => void,
] {
  const state = recordFrom(useLocation().state);
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const kept = recordFrom(state.twoFactor);
  const step = { email: textFrom(kept.email), challenge: textFrom(kept.challenge) };
  // The server has no history, so it rendered the password form.
  return [
    isInBrowser && step.challenge ? step : null,
    (twoFactor) => void navigate('.', { replace: true, state: { ...state, twoFactor } }),
  ];
}
