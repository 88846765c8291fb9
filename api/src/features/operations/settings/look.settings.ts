import { DEFAULT_MAIN_COLOUR, parseColour, readableColour } from '@treadline/schema/trade/values/main-colour';
import { readText } from './setting-kinds.ts';
import { refusedAs, taken, type Setting, type SettingMeta } from './setting.ts';
import { LOOK_NAMES, type LookPicture } from './shop-look.ts';

/** A picture of the shop's look by its stored name; empty for the shop's own. */
function lookPicture(use: LookPicture, meta: SettingMeta): Setting<string> {
  const rule = { pattern: LOOK_NAMES[use].source, message: 'Upload the picture again' };
  return { kind: use, default: '', ...meta, read: (given) => readText(given, rule, true) };
}

export const logo = lookPicture('LOGO', {
  label: 'Logo',
  help:
    'An SVG, PNG, WebP or JPEG at least 40 pixels high. It stands on white, so upload the version for light ' +
    'backgrounds. Without one the shop shows its name.',
  shownOn: ['everyPage', 'mails', 'invoices', 'searchEngines'],
});

export const icon = lookPicture('ICON', {
  label: 'Icon',
  help: 'A square picture at least 192 pixels wide, for browser tabs and the home screens of phones.',
  shownOn: ['browserTabs'],
});

export const mainColour: Setting<string> = {
  kind: 'COLOUR',
  label: 'Main colour',
  help: 'The colour of buttons and badges. Text on it is white, or dark where white would be hard to read.',
  default: DEFAULT_MAIN_COLOUR,
  shownOn: ['everyPage', 'mails', 'invoices'],
  read(given) {
    const colour = typeof given === 'string' ? parseColour(given) : null;
    if (!colour) return refusedAs('Enter a colour such as #ffcc00');
    const readable = readableColour(colour);
    return readable === colour
      ? taken(colour)
      : refusedAs(
          `Neither white nor dark text can be read on ${colour}. Use ${readable}, which is slightly darker`,
        );
  },
};
