import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { checkSession } from '../../features/accounts/checkSession.ts';
import { useVerifyEmailMutation } from './VerifyEmailRoute.generated.ts';

/** `failed` may be tried again, `invalid` never; `signIn` once the account that asked for the link is signed in. */
export type Verification =
  | { stage: 'asking' | 'busy' | 'invalid' | 'failed' | 'signIn' }
  | { stage: 'verified'; email: string };

/** Redeems the token of a mailed link, which is worth nothing a second time. */
export function useEmailVerification(token: string): {
  verification: Verification;
  verify: () => Promise<void>;
} {
  const client = useApolloClient();
  const [redeem] = useVerifyEmailMutation();
  const [verification, setVerification] = useState<Verification>({
    stage: token === '' ? 'invalid' : 'asking',
  });

  async function verify() {
    setVerification({ stage: 'busy' });
    const answer = await redeem({ variables: { token } }).catch(() => undefined);
    const result = answer?.data?.verifyEmail;
    if (!result) return setVerification({ stage: 'failed' });
    if (result.__typename !== 'EmailVerified')
      return setVerification({ stage: result.__typename === 'SignInFirst' ? 'signIn' : 'invalid' });
    setVerification({ stage: 'verified', email: result.email });
    // The link may have changed the address of whoever is signed in here. Out of reach, the server is asked the next time.
    await checkSession(client).catch(() => undefined);
  }

  return { verification, verify };
}
