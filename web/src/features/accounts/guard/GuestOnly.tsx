import type { ReactNode } from 'react';
import { useSession } from '../session/sessionStore.ts';

/** Shows its children to guests. Browser only: the server treats everybody as a guest. */
export function GuestOnly({ children }: { children: ReactNode }) {
  return useSession() ? null : children;
}
