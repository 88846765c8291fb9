import { specialDays, week, type OpeningHoursSetting } from './opening-hours.ts';
import { texts } from './setting-kinds.ts';
import type { SettingGroup } from './setting.ts';

const OPENING_HOURS: readonly OpeningHoursSetting[] = [
  {
    days: 'Mon–Fri',
    dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  { days: 'Sat', dayNames: ['Saturday'], opens: '09:00', closes: '17:00' },
  { days: 'Sun', dayNames: ['Sunday'], opens: '10:00', closes: '16:00' },
];

/** When the shop is open, and when it answers phone, chat and email. */
export const hours = {
  label: 'Opening hours',
  help: 'In London time. The top of every page says when you are open today.',
  settings: {
    openingHours: week({
      label: 'Ordinary week',
      default: OPENING_HOURS,
      shownOn: ['everyPage', 'contact', 'searchEngines'],
    }),
    specialDays: specialDays({
      label: 'Holidays and other special days',
      help: 'A day without times is closed. Days in the past aren’t shown.',
      default: [],
      shownOn: ['everyPage', 'contact', 'searchEngines'],
    }),
    supportHours: texts({
      label: 'Support',
      help: 'When you answer, in your own words. Leave empty what you don’t offer.',
      default: { Phone: '9am to 7pm', Chat: '', Email: '24/7, answered within 2 hours' },
      labels: { Phone: 'Phone', Chat: 'Chat', Email: 'Email' },
      shownOn: ['everyPage', 'contact', 'faq'],
    }),
  },
} as const satisfies SettingGroup;
