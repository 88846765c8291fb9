import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { checkSession } from '../../features/accounts/session/checkSession.ts';
import { useVerifyEmailMutation } from './VerifyEmailRoute.generated.ts';

/**
 * `failed` can be retried and `invalid` can't. `signIn` can after signing in to the account that requested the link.
 */
export type Verification =
  | { stage: 'asking' | 'busy' | 'invalid' | 'signIn' }
  | { stage: 'failed'; why: string }
  | { stage: 'verified'; email: string };

/** Redeems an emailed link's token, which works only once. */
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
    const answer = await redeem({ variables: { token } }).catch(failed);
    const result = answer.data?.verifyEmail;
    if (!result) return setVerification({ stage: 'failed', why: failureText(answer.error) });
    if (result.__typename !== 'EmailVerified')
      return setVerification({ stage: result.__typename === 'SignInRequired' ? 'signIn' : 'invalid' });
    setVerification({ stage: 'verified', email: result.email });
    // The link may have changed the signed-in customer's address. If the server can't be reached, the next visit
    // refreshes it.
    await checkSession(client).catch(() => undefined);
  }

  return { verification, verify };
}
