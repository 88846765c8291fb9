import type { ComponentProps } from 'react';
import { useSession } from '../../../features/accounts/session/sessionStore.ts';
import { AlertButton } from '../../../features/alerts/AlertButton.tsx';

/** Asks to be told of a tyre, at the address of the account if there is one. */
export function TellMeButton(props: Omit<ComponentProps<typeof AlertButton>, 'ownEmail'>) {
  return <AlertButton {...props} ownEmail={useSession()?.user.email ?? ''} />;
}
