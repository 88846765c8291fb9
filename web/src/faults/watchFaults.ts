import type { ApolloClient } from '@apollo/client';
import type { RootOptions } from 'react-dom/client';
import { toastFailure } from '../apollo/toastFailure.ts';

/**
 * Hears of every exception that no code handles, in event handlers, timers, effects, promises and rendering. The
 * visitor is told, and the shop's log gets it. What tells them is loaded when the first one comes.
 * @returns options of React's root: what a boundary catches, it shows itself, so that is only reported.
 */
export function watchFaults(client: ApolloClient): RootOptions {
  const tell = (error: unknown): void => {
    import('./tellFault.ts').then(({ tellFault }) => tellFault(client, error), toastFailure);
  };
  const report = (error: unknown): void => {
    console.error(error);
    import('./tellFault.ts').then(({ reportFault }) => reportFault(client, error), toastFailure);
  };
  // A browser's own complaint, such as about a late resize observer, and other sites' scripts come without an error.
  addEventListener('error', ({ error }: { error: unknown }) => {
    if (error) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return { onCaughtError: report, onRecoverableError: report };
}
