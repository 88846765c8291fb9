import { screenPath, type Screen } from '../sections/screen.ts';

/** A result in the command palette. */
export interface PaletteEntry {
  to: string;
  title: string;
  /** Its kind, or what tells it apart from others with the same name. */
  detail: string;
}

const MOST_SCREENS = 8;

const MOST_SETTINGS = 6;

/** Returns a test for texts that contain every word typed. */
function matcher(typed: string): (text: string) => boolean {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => text.toLowerCase().includes(word));
}

/** The screens and actions whose names or search words contain every word typed. */
export function matchingScreens(typed: string, screens: readonly Screen[]): PaletteEntry[] {
  const matches = matcher(typed);
  return screens
    .flatMap((screen) => {
      const title = screen.command ?? screen.link?.label;
      if (title === undefined || !matches(`${title} ${screen.words ?? ''}`)) return [];
      return [{ to: screenPath(screen), title, detail: screen.command ? 'Action' : 'Screen' }];
    })
    .slice(0, MOST_SCREENS);
}

/** The part of a setting that the palette searches. */
interface SettingWords {
  name: string;
  label: string;
  settings: readonly { key: string; label: string; help: string | null }[];
}

/** The settings whose name, group or help text contains every word typed, each linking to its field. */
export function matchingSettings(typed: string, groups: readonly SettingWords[]): PaletteEntry[] {
  const matches = matcher(typed);
  return groups
    .flatMap(({ name, label: group, settings }) =>
      settings
        .filter(({ label, help }) => matches(`${label} ${group} ${help ?? ''} setting`))
        .map(({ key, label }) => ({
          to: `/admin/settings/${name.toLowerCase()}#${key}`,
          title: label,
          detail: `Setting, ${group.toLowerCase()}`,
        })),
    )
    .slice(0, MOST_SETTINGS);
}
