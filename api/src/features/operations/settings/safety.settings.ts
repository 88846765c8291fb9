import { onOff } from './setting-kinds.ts';
import type { SettingGroup } from './setting.ts';

/** How administrators must sign in. */
export const safety = {
  label: 'Safety',
  help: 'How administrators sign in.',
  settings: {
    adminsNeedTwoStep: onOff({
      label: 'Administrators need two-factor sign-in',
      help:
        'Administrators without it can still sign in, but must set it up before they can do ' +
        'anything in the admin. That includes you.',
      default: false,
      shownOn: [],
    }),
  },
} as const satisfies SettingGroup;
