import type { ComponentProps } from 'react';
import { useSession } from '../../../features/accounts/session/sessionStore.ts';
import { AlertButton } from '../../../features/alerts/AlertButton.tsx';

/** Requests an alert about a tyre, at the account's address if there is one. */
export function TellMeButton(props: Omit<ComponentProps<typeof AlertButton>, 'ownEmail'>) {
  return <AlertButton {...props} ownEmail={useSession()?.user.email ?? ''} />;
}
