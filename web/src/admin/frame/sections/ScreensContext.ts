import { createContext } from 'react';
import type { Screen } from './screen.ts';

/** The table of screens, for screens that show it: importing it there would be a circle. */
export const ScreensContext = createContext<readonly Screen[]>([]);
