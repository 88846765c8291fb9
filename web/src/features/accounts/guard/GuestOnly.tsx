import type { ReactNode } from 'react';
import { useSession } from '../session/sessionStore.ts';

/** Renders its children for guests. Browser only: the server treats everybody as a guest. */
export function GuestOnly({ children }: { children: ReactNode }) {
  return useSession() ? null : children;
}
