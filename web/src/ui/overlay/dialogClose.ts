import { createContext } from 'react';

/** Closes the dialog around a component. */
export const DialogClose = createContext<() => void>(() => undefined);
