import { onOff } from './setting-kinds.ts';
import type { SettingGroup } from './setting.ts';

/** Who may enter the admin. */
export const safety = {
  label: 'Safety',
  help: 'How administrators sign in.',
  settings: {
    adminsNeedTwoStep: onOff({
      label: 'Administrators need two-step sign-in',
      help:
        'Whoever has not set it up can still sign in, but is asked to set it up before they can do anything in the ' +
        'admin. That includes you.',
      default: false,
      shownOn: [],
    }),
  },
} as const satisfies SettingGroup;
