import { useApolloClient } from '@apollo/client/react';
import { announce } from '../../lib/browser/announcer.ts';
import { agree, currentConsent, refuse } from '../../lib/visitor/analyticsConsent.ts';
import { DeleteVisitorDataDocument } from './DeleteVisitorData.generated.ts';

/** Keeps a visitor's answer to whether they may be counted. The shop forgets a number that they gave it before. */
export function useAnswer(provider: string | null): (isAgreed: boolean) => void {
  const client = useApolloClient();
  return (isAgreed) => {
    const before = currentConsent();
    if (isAgreed) agree(provider);
    else refuse();
    announce('We’ve saved your choice.');
    if (before === null) return;
    const forgotten = client.mutate({ mutation: DeleteVisitorDataDocument, variables: { consent: before } });
    // The number is no longer used, whether or not the shop has heard of it.
    forgotten.catch(() => undefined);
  };
}
