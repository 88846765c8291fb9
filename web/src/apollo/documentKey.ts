import type { DocumentNode } from 'graphql';
import { registrationOf } from './registration.ts';

/**
 * What Apollo tells documents apart by when it shares an answer between those who ask the same. The browser's build
 * puts it in the place of Apollo's own function, which prints the document: the printer is 3 kB of every first view.
 * Like that one it can be reset, which Apollo does when a store is cleared; nothing is remembered here.
 */
export const print = Object.assign(
  (document: DocumentNode): string => registrationOf(document)?.hash ?? JSON.stringify(document),
  { reset: (): void => undefined },
);
