import type { ReactNode } from 'react';
import { useSession } from './sessionStore.ts';

/** Shows its children to whoever is not signed in. Browser only: the server takes everybody for a guest. */
export function GuestOnly({ children }: { children: ReactNode }) {
  return useSession() ? null : children;
}
