import { createContext } from 'react';

/** Closes the surrounding dialog. */
export const DialogClose = createContext<() => void>(() => undefined);
