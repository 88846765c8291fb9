import { useApolloClient } from '@apollo/client/react';
import { announce } from '../../lib/browser/announcer.ts';
import { agree, currentConsent, refuse } from '../../lib/visitor/analyticsConsent.ts';
import { DeleteVisitorDataDocument } from './DeleteVisitorData.generated.ts';

/** Saves the visitor's answer to the consent question. The shop deletes any number that identified them before. */
export function useAnswer(provider: string | null): (isAgreed: boolean) => void {
  const client = useApolloClient();
  return (isAgreed) => {
    const before = currentConsent();
    if (isAgreed) agree(provider);
    else refuse();
    announce('We’ve saved your choice.');
    if (before === null) return;
    const forgotten = client.mutate({ mutation: DeleteVisitorDataDocument, variables: { consent: before } });
    // The number is no longer used, whether or not the shop deleted it.
    forgotten.catch(() => undefined);
  };
}
