import { SCREENS, screenPath } from '../sections.ts';

/** A line of the command palette. */
export interface PaletteEntry {
  /** Where it leads. */
  to: string;
  title: string;
  /** What kind of thing it is, or what tells it from others of its name. */
  detail: string;
}

const MOST_SCREENS = 8;

/** The screens and actions whose names or other words contain every word typed. */
export function matchingScreens(typed: string): PaletteEntry[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return SCREENS.flatMap((screen) => {
    const title = screen.command ?? screen.link?.label;
    if (title === undefined) return [];
    const text = `${title} ${screen.words ?? ''}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) return [];
    return [{ to: screenPath(screen), title, detail: screen.command ? 'Action' : 'Screen' }];
  }).slice(0, MOST_SCREENS);
}
