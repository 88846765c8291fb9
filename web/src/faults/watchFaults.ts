import type { ApolloClient } from '@apollo/client';
import type { RootOptions } from 'react-dom/client';
import { toastFailure } from '../apollo/toastFailure.ts';

/**
 * Watches for unhandled exceptions in event handlers, timers, effects, promises and rendering. Each is shown to the
 * visitor and reported to the shop's log. The code for that loads on the first exception.
 * @returns options for React's root. Error boundaries show what they catch, so those exceptions are only reported.
 */
export function watchFaults(client: ApolloClient): RootOptions {
  const tell = (error: unknown): void => {
    import('./tellFault.ts').then(({ tellFault }) => tellFault(client, error), toastFailure);
  };
  const report = (error: unknown): void => {
    console.error(error);
    import('./tellFault.ts').then(({ reportFault }) => reportFault(client, error), toastFailure);
  };
  // A browser's own complaints, such as a late resize observer, and other sites' scripts come without an error
  // object.
  addEventListener('error', ({ error }: { error: unknown }) => {
    if (error) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return { onCaughtError: report, onRecoverableError: report };
}
